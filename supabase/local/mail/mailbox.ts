/** The e-mails that the stack "sent": kept in memory, newest first, nothing leaves the machine. */
export interface Mail {
  id: number
  from: string
  to: string
  subject: string
  html: string
  text: string
  /** Every address of a link in the HTML, in order. */
  links: string[]
  sentAt: string
}

export interface Mailbox {
  add(mail: Pick<Mail, 'from' | 'to' | 'subject' | 'html' | 'text'>): Mail
  /** All mails, or those to one address (upper and lower case are the same). */
  list(to?: string): Mail[]
}

const MOST_MAILS = 500

export function createMailbox(): Mailbox {
  const mails: Mail[] = []
  let lastId = 0

  return {
    add(mail) {
      lastId += 1
      const added = {
        ...mail,
        id: lastId,
        links: listLinks(mail.html),
        sentAt: new Date().toISOString(),
      }
      mails.unshift(added)
      mails.length = Math.min(mails.length, MOST_MAILS)
      return added
    },
    list(to) {
      if (to === undefined) return [...mails]
      return mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
    },
  }
}

function listLinks(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  )
}
