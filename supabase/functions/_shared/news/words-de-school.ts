import type { SchoolMailKind, MailTexts } from './words.ts'

export const school: Record<SchoolMailKind, MailTexts> = {
  guardian_added: {
    subject: 'Jemand wurde mit deinem Kind verknüpft',
    body: 'Eine weitere erwachsene Person wurde mit deinem Kind verknüpft. Wenn das nicht stimmt, erhebe Einspruch auf der Seite deines Kindes.',
    full: '{by} hat {person} mit {player} verknüpft. Bis zur Bestätigung sieht {person} nur Einheiten und Spiele. Wenn das nicht stimmt, erhebe Einspruch auf der Seite deines Kindes.',
    action: 'Verknüpfungen ansehen',
  },
  guardian_asked: {
    subject: 'Du wurdest mit einem Kind verknüpft: Ist es deins?',
    body: 'Du wurdest mit einem Kind deines Vereins verknüpft. Sag bitte, ob es deins ist. Bis dahin siehst du nur Einheiten und Spiele.',
    full: '{by} hat dich mit {player} verknüpft. Ist das dein Kind? Bis zu deiner Antwort siehst du nur Einheiten und Spiele.',
    action: 'Antworten',
  },
  guardian_to_confirm: {
    subject: 'Eine Verknüpfung wartet auf deine Bestätigung',
    body: 'Jemand möchte als sorgeberechtigt für ein Kind bestätigt werden. Bestätige es nur, wenn du weißt, dass es stimmt.',
    full: '{person} möchte als sorgeberechtigt für {player} bestätigt werden. Bestätige es nur, wenn du weißt, dass es stimmt.',
    action: 'Entscheiden',
  },
  guardian_confirmed: {
    subject: 'Du bist als sorgeberechtigt bestätigt',
    body: 'Du bist als sorgeberechtigt bestätigt und siehst jetzt, was deine Rechte öffnen.',
    full: '{by} hat dich als sorgeberechtigt für {player} bestätigt. Du siehst jetzt, was deine Rechte öffnen.',
    action: 'Zum Kind',
  },
  guardian_objected: {
    subject: 'Einspruch gegen eine Verknüpfung',
    body: 'Gegen die Verknüpfung einer Person mit einem Kind wurde Einspruch erhoben. Sie ist gesperrt, bis du entscheidest.',
    full: '{by} erhebt Einspruch gegen {person} bei {player}. Die Verknüpfung ist gesperrt, bis du entscheidest.',
    action: 'Entscheiden',
  },
  player_account_to_confirm: {
    subject: 'Ist das das Konto deines Kindes?',
    body: 'Jemand hat die Einladung für dein Kind angenommen. Es öffnet sich nichts, bis du bestätigst, dass es das Konto deines Kindes ist.',
    full: '{person} hat die Einladung für {player} angenommen. Es öffnet sich nichts, bis du bestätigst, dass es das Konto deines Kindes ist.',
    action: 'Antworten',
  },
  erasure_approved: {
    subject: 'Dein Löschantrag ist bewilligt',
    body: 'Die Daten werden gelöscht. Solange du ein Konto hast, siehst du dort, wann es erledigt ist und wie viel entfernt wurde.',
    action: 'Deine Daten öffnen',
  },
  erasure_refused: {
    subject: 'Dein Löschantrag ist abgelehnt',
    body: 'Dein Löschantrag wurde abgelehnt. Der Grund steht bei deinem Antrag.',
    action: 'Grund lesen',
  },
  join_asked: {
    subject: 'Eine Familie möchte ins Team',
    body: 'Eine Familie möchte in eines deiner Teams. Deine Antwort fehlt noch.',
    full: 'Eine Familie möchte mit {player} zu {team}. Deine Antwort fehlt noch.',
    action: 'Antworten',
  },
  move_asked: {
    subject: 'Teamwechsel: bitte antworten',
    body: 'Ein Teamwechsel wartet auf deine Antwort.',
    full: '{player} soll bei {team} spielen. Deine Antwort fehlt noch.',
    action: 'Antworten',
  },
  move_confirmed: {
    subject: 'Ein Teamwechsel ist vereinbart',
    body: 'Beide Seiten haben einem Teamwechsel zugestimmt.',
    full: 'Beide Seiten haben zugestimmt: {player} spielt jetzt bei {team}.',
    action: 'Team ansehen',
  },
  move_declined: {
    subject: 'Ein Teamwechsel wurde abgelehnt',
    body: 'Die andere Seite hat einen Teamwechsel abgelehnt.',
    full: 'Die andere Seite hat abgelehnt: {player} wechselt nicht zu {team}.',
    action: 'Team ansehen',
  },
  consent_withdrawn: {
    subject: 'Eine Familie hat eine Einwilligung widerrufen',
    body: 'Eine Familie hat eine Einwilligung widerrufen. Das gilt ab sofort.',
    full: 'Die Einwilligung für {player} ist widerrufen: {purpose}. Das gilt ab sofort.',
    action: 'Zum Kind',
  },
  office_offered: {
    subject: 'Du bist für ein Amt im Verein vorgeschlagen',
    body: 'Du bist für ein Amt vorgeschlagen. Es gilt, sobald du es annimmst und die Verwaltung es bestätigt.',
    full: 'Du bist für das Amt {duty} vorgeschlagen. Es gilt, sobald du es annimmst und die Verwaltung es bestätigt.',
    action: 'Antworten',
  },
  office_to_confirm: {
    subject: 'Ein Amt wartet auf deine Bestätigung',
    body: 'Jemand ist für ein Amt in einem Verein vorgeschlagen. Es gilt, sobald die Person es annimmt und die Verwaltung es bestätigt.',
    full: 'Jemand ist für das Amt {duty} vorgeschlagen. Es gilt, sobald die Person es annimmt und die Verwaltung es bestätigt.',
    action: 'Entscheiden',
  },
  concern_raised: {
    subject: 'Es gibt einen Hinweis',
    body: 'Jemand macht sich Sorgen und hat einen Hinweis gegeben. Bitte sieh ihn dir heute an. Zum Schutz aller steht in dieser E-Mail nicht mehr.',
    action: 'Hinweis öffnen',
  },
  announcement: {
    subject: 'Ankündigung: {team}',
    body: '{person} hat an alle von {team} geschrieben:',
    action: 'Ankündigung lesen',
  },
  announcement_to_read: {
    subject: 'Bitte lesen: Ankündigung von {team}',
    body: 'Eine Ankündigung von {team} ist noch ungelesen:',
    action: 'Ankündigung lesen',
  },
  message_received: {
    subject: 'Neue Nachricht · {team}',
    body: 'In {team} hat jemand geschrieben.',
    action: 'Nachricht lesen',
  },
  mentioned: {
    subject: 'Du wirst erwähnt · {team}',
    body: 'Eine Nachricht von {team} erwähnt dich:',
    full: '{person} erwähnt dich in {team}:',
    action: 'Nachricht lesen',
  },
  message_reported: {
    subject: 'Eine Nachricht wurde gemeldet',
    body: 'Jemand hat eine Nachricht in einem Gespräch gemeldet. Bitte sieh sie dir heute an.',
    action: 'Meldung ansehen',
  },
  file_refused: {
    subject: 'Ein Bild von dir wurde abgelehnt',
    body: 'Ein hochgeladenes Bild wurde abgelehnt: Es ist beschädigt oder hat ein anderes Format. Versuch es bitte mit einem anderen.',
    action: 'Touchline öffnen',
  },
  support_ticket: {
    subject: 'Support: {number} wartet auf eine Antwort',
    body: 'Jemand hat dem Support geschrieben oder geantwortet. Bitte sieh es dir an, bevor die zugesagte Zeit um ist.',
    action: 'Anfrage öffnen',
  },
  support_answer: {
    subject: 'Antwort auf deine Anfrage {number}',
    body: 'Der Support hat dir geantwortet.',
    action: 'Antwort lesen',
  },
  support_reply: {
    subject: 'Unsere Antwort auf deine Anfrage {number}',
    body: 'Danke, dass du uns geschrieben hast. Das ist unsere Antwort:',
    action: 'Noch einmal schreiben',
  },
  push_test: {
    subject: 'Touchline erreicht dieses Gerät',
    body: 'Eine Administratorin oder ein Administrator probiert aus, ob Neuigkeiten ankommen. Du musst nichts tun.',
    action: 'Einstellungen öffnen',
  },
}
