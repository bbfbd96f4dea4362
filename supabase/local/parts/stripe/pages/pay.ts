/** /stripe/pay/<session>: where a card is given, in place of Stripe's own page. */
import { escapeHtml } from '../../../mail/go-template'
import { TEST_CARDS } from '../cards'
import type { Price, Session } from '../state'
import { formatCents, formatPrice, renderCardFields, renderPage } from './layout'

export function renderPayPage(session: Session, price: Price, fault: string | null): Response {
  const { trialDays, cancelUrl } = session
  const terms =
    trialDays > 0
      ? `<p class="sum">${trialDays} days free</p><p>Then ${formatPrice(price)}, until you cancel.</p>`
      : `<p class="sum">${formatCents(price.cents)}</p><p>${formatPrice(price)}, until you cancel.</p>`
  const cards = TEST_CARDS.map(
    ({ number, effect }) => `<li><code>${number}</code> ${effect}</li>`,
  ).join('')
  return renderPage({
    title: `Pay for ${price.productName}`,
    isNarrow: true,
    status: fault === null ? 200 : 402,
    main: `<section>
        <h1>${escapeHtml(price.productName)}</h1>
        ${terms}
        <p class="quiet">VAT included</p>
      </section>
      <section>
        <h2>Pay with card</h2>
        <form method="post">
        ${renderCardFields(fault)}
        <label>Name on card
          <input name="name" required autocomplete="cc-name">
        </label>
        <button class="wide">${trialDays > 0 ? 'Start trial, then pay' : `Pay ${formatCents(price.cents)}`}</button>
        </form>
        <p><a href="${escapeHtml(cancelUrl)}">Back</a></p>
      </section>
      <section>
        <h2>Test cards</h2>
        <p class="quiet">Any date in the future, any three digits.</p>
        <ul>${cards}</ul>
      </section>`,
  })
}

/** What the customer's bank would show (3-D Secure). */
export function renderConfirmPage(action: string): Response {
  return renderPage({
    title: 'Confirm the payment',
    isNarrow: true,
    main: `<section>
        <h1>Your bank asks: is it you?</h1>
        <p>3-D Secure asks whoever holds the card to confirm the payment.</p>
        <form method="post" action="${escapeHtml(action)}">
          <button class="wide" name="answer" value="confirm">Confirm</button>
          <button class="wide plain" name="answer" value="refuse">Refuse</button>
        </form>
      </section>`,
  })
}

export function renderClosedPage(backUrl: string | null): Response {
  const back = backUrl === null ? '' : `<p><a href="${escapeHtml(backUrl)}">Back</a></p>`
  return renderPage({
    title: 'This page is closed',
    isNarrow: true,
    status: 404,
    main: `<section>
        <h1>This page is closed</h1>
        <p>It was used already, or another one took its place.</p>
        ${back}
      </section>`,
  })
}
