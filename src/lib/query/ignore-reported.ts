/** For the rejection of a mutation nobody waits for: the query client has shown the failure already. */
export function ignoreReported(): void {}
