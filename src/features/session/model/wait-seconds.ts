/**
 * Seconds until the auth service listens again, 0 where it did not say. Its header is hidden from scripts,
 * so they are read from its message ("... after 8 seconds").
 */
export function readWaitSeconds(thrown: unknown): number {
  if (!(thrown instanceof Error)) return 0
  return Number(/after (\d+) seconds/.exec(thrown.message)?.[1] ?? 0)
}
