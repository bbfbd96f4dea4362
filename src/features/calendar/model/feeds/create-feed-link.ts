/** The address of a calendar feed, in the two forms calendar apps take. */

export interface FeedLink {
  /** For apps that ask for an address. */
  https: string
  /** Opens the calendar app of the device and subscribes there. */
  webcal: string
}

/** `supabaseUrl` without a path, such as `https://abc.supabase.co`. */
export function createFeedLink(supabaseUrl: string, token: string): FeedLink {
  const https = `${supabaseUrl.replace(/\/+$/, '')}/functions/v1/calendar-feed/${token}.ics`
  return { https, webcal: https.replace(/^https?:/, 'webcal:') }
}
