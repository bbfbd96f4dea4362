/** /stripe: the clock and the events, for whoever tests. */
import { escapeHtml } from '../../../mail/go-template'
import { getNow, type State } from '../state'
import { isFine, type StripeEvent, type Switches } from '../webhooks'
import { renderPage } from './layout'

export function renderDesk(state: State, events: StripeEvent[], switches: Switches): Response {
  const renderCheck = (name: keyof Switches, label: string) =>
    `<label class="check"><input type="checkbox" name="${name}"${switches[name] ? ' checked' : ''}> ${label}</label>`
  const now = new Date(getNow(state) * 1000).toISOString()
  const rows = events.slice(0, 100).map(renderEvent).join('')
  return renderPage({
    title: 'Payments',
    main: `<section>
        <h1>Payments</h1>
        <p>In place of Stripe, on this machine. ${state.customers.size} customers, ${state.subscriptions.size} subscriptions.</p>
      </section>
      <section>
        <h2>Clock</h2>
        <p>It is <time>${now}</time> here. What is due on the way happens: trials end, plans renew, payments fail and are tried again.</p>
        <form method="post" action="/stripe/clock">
          <label>Days to go ahead
            <input name="days" type="number" min="1" max="800" value="31" required>
          </label>
          <button>Go ahead</button>
        </form>
      </section>
      <section>
        <h2>Events</h2>
        <form method="post" action="/stripe/switches">
          ${renderCheck('isHeld', 'Hold them back')}
          ${renderCheck('isTwice', 'Send each twice')}
          ${renderCheck('isReversed', 'Send the newest first')}
          <button class="plain">Save</button>
        </form>
        <form method="post" action="/stripe/deliver">
          <button class="plain">Send what is held back or failed</button>
        </form>
        <table><thead><tr><th scope="col">Event</th><th scope="col">Answer</th><th scope="col">Sent</th></tr></thead><tbody>${rows}</tbody></table>
      </section>`,
  })
}

function renderEvent({ id, type, attempts, status }: StripeEvent): string {
  const answer = status === null ? 'waits' : isFine(status) ? `${status}` : `<b>${status}</b>`
  return `<tr><td>${escapeHtml(type)}<br><span class="quiet">${id}</span></td><td>${answer}</td><td>${attempts}</td></tr>`
}
