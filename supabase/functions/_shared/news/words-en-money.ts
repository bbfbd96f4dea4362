import type { MailTexts, MoneyMailKind } from './words.ts'

export const money: Record<MoneyMailKind, MailTexts> = {
  fee_charged: {
    subject: 'A new fee',
    body: 'There is a new fee to pay. The amount is in the app.',
    action: 'See your payments',
  },
  fee_reminder: {
    subject: 'A fee is still open',
    body: 'A fee has not been paid yet. If you have paid meanwhile, you need not do anything.',
    action: 'See your payments',
  },
  plan_trial_ending: {
    subject: 'Your free trial is about to end',
    body: 'Your free trial ends soon. After it the plan is charged, unless you end it before in the settings.',
    full: 'Your free trial of the {plan} plan ends on {when}. From then on it costs {price}, charged to the card you gave. If you do not want that, end it before in Settings, Payments: then nothing is charged.',
    action: 'See your plan',
  },
  plan_payment_failed: {
    subject: 'A payment did not go through',
    body: 'A payment for your plan did not go through. We try again; please check your card in the settings.',
    full: 'The payment for your {plan} plan ({price}) did not go through. It is tried again by itself. Please check your card in Settings, Payments; until {when} nothing changes. If you no longer want the plan, end it there.',
    action: 'Check your card',
  },
  plan_payment_late: {
    subject: 'A payment is still open',
    body: 'A payment for your plan is still open. Please check your card in the settings.',
    full: 'The payment for your {plan} plan ({price}) is still open. Please pay by {when}: until then nothing changes, and nothing is deleted after it. If you no longer want the plan, end it in Settings, Payments.',
    action: 'Check your card',
  },
  plan_grace_ending: {
    subject: 'Last reminder of an open payment',
    body: 'A payment for your plan is still open. This is our last reminder.',
    full: 'This is our last reminder: the payment for your {plan} plan ({price}) is still open. From {when} on the plan no longer counts until it is paid. Nothing is deleted. If you no longer want the plan, end it in Settings, Payments.',
    action: 'Check your card',
  },
  notice_received: {
    subject: 'We received your notice',
    body: 'Your notice about the contract {contract} reached us. Keep this e-mail as a receipt.',
    full: 'Your notice about the contract {contract} reached us on {when}. Keep this e-mail as a receipt.',
    action: 'See your payments',
  },
  notice_to_answer: {
    subject: 'A notice waits for your answer',
    body: 'A withdrawal or cancellation waits for your answer.',
    full: 'A notice about the contract {contract} waits for your answer.',
    action: 'See the notice',
  },
  notice_accepted: {
    subject: 'Your notice was accepted',
    body: 'Your withdrawal or cancellation was accepted.',
    full: 'Your notice about the contract {contract} was accepted.',
    action: 'See your payments',
  },
  notice_declined: {
    subject: 'Your notice was not accepted',
    body: 'Your withdrawal or cancellation was not accepted. If you think this is a mistake, talk to your club.',
    full: 'Your notice about the contract {contract} was not accepted. If you think this is a mistake, talk to your club.',
    action: 'See your payments',
  },
  notice_settled: {
    subject: 'Your notice is settled',
    body: 'Your withdrawal or cancellation is settled.',
    full: 'Your notice about the contract {contract} is settled.',
    action: 'See your payments',
  },
  order_awaits_guardian: {
    subject: 'An order waits for you to pay',
    body: 'An order of your child waits for you to pay.',
    full: 'The order {number} of your child waits for you to pay.',
    action: 'See the order',
  },
  order_paid: {
    subject: 'Your order is paid',
    body: 'Your order is paid. Thank you!',
    full: 'The order {number} is paid. Thank you!',
    action: 'See the order',
  },
  order_received: {
    subject: 'A new order',
    body: 'A new order has come in.',
    full: 'The new order {number} has come in.',
    action: 'See the order',
  },
  order_shipped: {
    subject: 'Your order is on its way',
    body: 'Your order is on its way.',
    full: 'The order {number} is on its way.',
    action: 'See the order',
  },
  order_delivered: {
    subject: 'Your order was handed over',
    body: 'Your order was handed over.',
    full: 'The order {number} was handed over.',
    action: 'See the order',
  },
  order_cancelled: {
    subject: 'An order was cancelled',
    body: 'An order was cancelled.',
    full: 'The order {number} was cancelled.',
    action: 'See the order',
  },
}
