import type { MailTexts, MoneyMailKind } from './words.ts'

export const money: Record<MoneyMailKind, MailTexts> = {
  fee_charged: {
    subject: 'Ein neuer Beitrag',
    body: 'Es ist ein neuer Beitrag zu zahlen. Der Betrag steht in der App.',
    action: 'Zahlungen ansehen',
  },
  fee_reminder: {
    subject: 'Ein Beitrag ist noch offen',
    body: 'Ein Beitrag ist noch nicht bezahlt. Hast du inzwischen gezahlt, ist nichts zu tun.',
    action: 'Zahlungen ansehen',
  },
  plan_trial_ending: {
    subject: 'Deine kostenlose Probezeit endet bald',
    body: 'Deine kostenlose Probezeit endet bald. Danach kostet der Tarif, wenn du ihn nicht vorher in den Einstellungen beendest.',
    full: 'Deine kostenlose Probezeit im Tarif {plan} endet am {when}. Ab dann kostet er {price} und wird von deiner Karte abgebucht. Willst du das nicht, beende ihn vorher unter Einstellungen, Zahlungen: Dann wird nichts abgebucht.',
    action: 'Tarif ansehen',
  },
  plan_payment_failed: {
    subject: 'Eine Zahlung hat nicht geklappt',
    body: 'Eine Zahlung für deinen Tarif hat nicht geklappt. Wir versuchen es noch einmal; bitte prüfe deine Karte in den Einstellungen.',
    full: 'Die Zahlung für deinen Tarif {plan} ({price}) hat nicht geklappt. Sie wird von selbst noch einmal versucht. Bitte prüfe deine Karte unter Einstellungen, Zahlungen; bis {when} ändert sich nichts. Willst du den Tarif nicht mehr, beende ihn dort.',
    action: 'Karte prüfen',
  },
  plan_payment_late: {
    subject: 'Eine Zahlung ist noch offen',
    body: 'Eine Zahlung für deinen Tarif ist noch offen. Bitte prüfe deine Karte in den Einstellungen.',
    full: 'Die Zahlung für deinen Tarif {plan} ({price}) ist noch offen. Bitte zahle bis {when}: Bis dahin ändert sich nichts, und gelöscht wird auch danach nichts. Willst du den Tarif nicht mehr, beende ihn unter Einstellungen, Zahlungen.',
    action: 'Karte prüfen',
  },
  plan_grace_ending: {
    subject: 'Letzte Erinnerung an eine offene Zahlung',
    body: 'Eine Zahlung für deinen Tarif ist noch offen. Das ist unsere letzte Erinnerung.',
    full: 'Das ist unsere letzte Erinnerung: Die Zahlung für deinen Tarif {plan} ({price}) ist noch offen. Ab {when} zählt der Tarif nicht mehr, bis bezahlt ist. Gelöscht wird nichts. Willst du den Tarif nicht mehr, beende ihn unter Einstellungen, Zahlungen.',
    action: 'Karte prüfen',
  },
  notice_received: {
    subject: 'Deine Erklärung ist angekommen',
    body: 'Deine Erklärung zum Vertrag {contract} ist bei uns eingegangen. Heb diese E-Mail als Bestätigung auf.',
    full: 'Deine Erklärung zum Vertrag {contract} ist bei uns eingegangen: {when}. Heb diese E-Mail als Bestätigung auf.',
    action: 'Zahlungen ansehen',
  },
  notice_to_answer: {
    subject: 'Eine Erklärung wartet auf deine Antwort',
    body: 'Ein Widerruf oder eine Kündigung wartet auf deine Antwort.',
    full: 'Eine Erklärung zum Vertrag {contract} wartet auf deine Antwort.',
    action: 'Erklärung ansehen',
  },
  notice_accepted: {
    subject: 'Deine Erklärung wurde angenommen',
    body: 'Dein Widerruf oder deine Kündigung wurde angenommen.',
    full: 'Deine Erklärung zum Vertrag {contract} wurde angenommen.',
    action: 'Zahlungen ansehen',
  },
  notice_declined: {
    subject: 'Deine Erklärung wurde nicht angenommen',
    body: 'Dein Widerruf oder deine Kündigung wurde nicht angenommen. Wenn das ein Irrtum ist, sprich mit deinem Verein.',
    full: 'Deine Erklärung zum Vertrag {contract} wurde nicht angenommen. Wenn das ein Irrtum ist, sprich mit deinem Verein.',
    action: 'Zahlungen ansehen',
  },
  notice_settled: {
    subject: 'Deine Erklärung ist erledigt',
    body: 'Dein Widerruf oder deine Kündigung ist erledigt.',
    full: 'Deine Erklärung zum Vertrag {contract} ist erledigt.',
    action: 'Zahlungen ansehen',
  },
  order_awaits_guardian: {
    subject: 'Eine Bestellung wartet auf deine Zahlung',
    body: 'Eine Bestellung deines Kindes wartet auf deine Zahlung.',
    full: 'Die Bestellung {number} deines Kindes wartet auf deine Zahlung.',
    action: 'Bestellung ansehen',
  },
  order_paid: {
    subject: 'Deine Bestellung ist bezahlt',
    body: 'Deine Bestellung ist bezahlt. Danke!',
    full: 'Die Bestellung {number} ist bezahlt. Danke!',
    action: 'Bestellung ansehen',
  },
  order_received: {
    subject: 'Eine neue Bestellung',
    body: 'Eine neue Bestellung ist eingegangen.',
    full: 'Die neue Bestellung {number} ist eingegangen.',
    action: 'Bestellung ansehen',
  },
  order_shipped: {
    subject: 'Deine Bestellung ist unterwegs',
    body: 'Deine Bestellung ist unterwegs.',
    full: 'Die Bestellung {number} ist unterwegs.',
    action: 'Bestellung ansehen',
  },
  order_delivered: {
    subject: 'Deine Bestellung ist übergeben',
    body: 'Deine Bestellung ist übergeben.',
    full: 'Die Bestellung {number} ist übergeben.',
    action: 'Bestellung ansehen',
  },
  order_cancelled: {
    subject: 'Eine Bestellung wurde storniert',
    body: 'Eine Bestellung wurde storniert.',
    full: 'Die Bestellung {number} wurde storniert.',
    action: 'Bestellung ansehen',
  },
}
