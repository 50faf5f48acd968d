/** What can be laid over the table, one at a time. */
export type Sheet = "settings" | "keys" | "byhand" | "share" | "invite";
