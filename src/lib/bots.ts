/** Crawlers get no error page, so that a passing failure is never indexed (spec section 2). */

const botAgents =
  /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|quora link preview|pinterest|whatsapp|telegram|lighthouse-ci/i

export function isBot(userAgent: string): boolean {
  return botAgents.test(userAgent)
}
