/** The code to follow a report, as people note it down: groups of four. */
export function formatReceipt(code: string): string {
  return code.match(/.{1,4}/g)?.join(' ') ?? code
}
