/** Maximum number of tables that a player asks for in one request: each wakes a room. Apart from limits that only rooms need. */
export const MAX_TABLES = 24
