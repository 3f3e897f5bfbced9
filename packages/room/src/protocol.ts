/** The version of the protocol that this client and this server speak (docs/protocol.md). */
export const PROTOCOL = 1
