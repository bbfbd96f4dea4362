/** /stripe/pay/<session>: where a card is given, in place of Stripe's own page. */
import { escapeHtml } from '../../../mail/go-template'
import { TEST_CARDS } from '../cards'
import { sumLines, type Price, type Session } from '../state'
import { formatCents, formatPrice, renderCardFields, renderPage } from './layout'

/** `price`: of a subscription; null where goods are paid for. */
export function renderPayPage(
  session: Session,
  price: Price | null,
  fault: string | null,
): Response {
  const { cancelUrl } = session
  const { title, terms, button } = price ? describePlan(session, price) : describeGoods(session)
  const cards = TEST_CARDS.map(
    ({ number, effect }) => `<li><code>${number}</code> ${effect}</li>`,
  ).join('')
  return renderPage({
    title: `Pay for ${title}`,
    isNarrow: true,
    status: fault === null ? 200 : 402,
    main: `<section>
        <h1>${escapeHtml(title)}</h1>
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
        <button class="wide">${button}</button>
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

function describePlan({ trialDays }: Session, price: Price) {
  const first = trialDays > 0 ? `${trialDays} days free` : formatCents(price.cents)
  const then = `${trialDays > 0 ? 'Then ' : ''}${formatPrice(price)}, until you cancel.`
  return {
    title: price.productName,
    terms: `<p class="sum">${first}</p><p>${then}</p>`,
    button: trialDays > 0 ? 'Start trial, then pay' : `Pay ${formatCents(price.cents)}`,
  }
}

function describeGoods(session: Session) {
  const sum = formatCents(sumLines(session))
  const rows = session.lines.map(
    ({ name, cents, quantity }) =>
      `<li>${quantity} × ${escapeHtml(name)}: ${formatCents(cents * quantity)}</li>`,
  )
  return {
    title: `Order ${session.metadata.number ?? ''}`,
    terms: `<p class="sum">${sum}</p><ul>${rows.join('')}</ul>`,
    button: `Pay ${sum}`,
  }
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
