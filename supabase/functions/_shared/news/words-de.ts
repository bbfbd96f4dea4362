import { school } from './words-de-school.ts'
import { money } from './words-de-money.ts'
import type { Words } from './words.ts'

export const de: Words = {
  greeting: 'Hallo {name},',
  greetingWithoutName: 'Hallo,',
  settings: 'Auswählen, was dich erreicht',
  roles: {
    admin: 'Administrator',
    owner: 'Inhaber',
    coach: 'Trainer',
    parent: 'Elternteil',
    player: 'Spieler',
  },
  purposes: {
    photo_video: 'Fotos und Videos',
    publication: 'Veröffentlichung durch den Verein',
    marketing: 'Angebote und Veranstaltungen',
    health_data: 'Gesundheitsdaten',
    push_to_child: 'Mitteilungen auf das Telefon des Kindes',
  },
  duties: {
    safeguarding: 'Schutzbeauftragte:r',
    treasurer: 'Kassenwart:in',
  },
  pushTest: { title: 'Touchline erreicht dieses Gerät', body: 'So sehen Neuigkeiten hier aus.' },
  pushActs: {
    yes: { title: 'Dabei', done: 'Geantwortet: dabei' },
    no: { title: 'Nicht dabei', done: 'Geantwortet: nicht dabei' },
    seen: { title: 'Gesehen', done: 'Danke: gesehen' },
    failed: 'Das hat nicht geklappt. Tippe hier, um Touchline zu öffnen.',
  },
  kinds: {
    ...school,
    ...money,
    invitation: {
      subject: 'Du bist zu Touchline eingeladen',
      body: 'Du bist eingeladen, bei {school} auf Touchline mitzumachen, als {role}. Der Link gilt einmal, 14 Tage lang und nur für diese E-Mail-Adresse. Wenn du nichts damit anfangen kannst, lass ihn einfach liegen.',
      full: '{inviter} lädt dich ein, bei {school} auf Touchline mitzumachen, als {role}. Der Link gilt einmal, 14 Tage lang und nur für diese E-Mail-Adresse. Wenn du nichts damit anfangen kannst, lass ihn einfach liegen.',
      action: 'Einladung annehmen',
    },
    role_granted: {
      subject: 'Du bist dabei: deine Rolle ist freigeschaltet',
      body: 'Dein Konto hat jetzt die Rolle {role}. Melde dich an und leg los.',
      full: 'Dein Konto hat jetzt die Rolle {role} bei {school}. Melde dich an und leg los.',
      action: 'Touchline öffnen',
    },
    role_declined: {
      subject: 'Deine Rollenanfrage wurde nicht angenommen',
      body: 'Deine Anfrage für die Rolle {role} wurde nicht angenommen. Wenn das ein Irrtum ist, sprich mit deinem Verein oder stell eine neue Anfrage.',
      full: 'Deine Anfrage für die Rolle {role} bei {school} wurde nicht angenommen. Wenn das ein Irrtum ist, sprich mit deinem Verein oder stell eine neue Anfrage.',
      action: 'Konto öffnen',
    },
    second_factor_removed: {
      subject: 'Dein zweiter Schritt wurde entfernt',
      body: 'Ein Administrator hat den Authenticator aus deinem Konto entfernt und es überall abgemeldet. Melde dich mit deinem Passwort an und richte einen neuen ein. Wenn du nicht darum gebeten hast, ändere dein Passwort und sag deinem Verein Bescheid.',
      action: 'Anmelden',
    },
    role_requested: {
      subject: 'Jemand fragt eine Rolle an',
      body: '{requester} möchte als {role} mitmachen.',
      full: '{requester} möchte bei {school} als {role} mitmachen.',
      action: 'Entscheiden',
    },
    training_planned: {
      subject: 'Neue Einheit für {team}',
      body: 'Für {team} gibt es eine neue Einheit.',
      full: 'Für {team} gibt es {count} neue Einheiten. Die erste:',
      action: 'Einheit ansehen',
    },
    training_moved: {
      subject: 'Änderung bei der Einheit von {team}',
      body: 'Eine Einheit von {team} hat eine neue Zeit oder einen neuen Ort.',
      full: '{count} Einheiten von {team} haben eine neue Zeit oder einen neuen Ort. Die erste:',
      action: 'Einheit ansehen',
    },
    training_cancelled: {
      subject: 'Die Einheit von {team} fällt aus',
      body: 'Eine Einheit von {team} fällt aus.',
      full: '{count} Einheiten von {team} fallen aus. Die erste:',
      action: 'Kalender öffnen',
    },
    training_reminder: {
      subject: 'Bald ist Training: {team}',
      body: 'Eine Einheit von {team} steht an.',
      action: 'Einheit ansehen',
    },
    training_answer_missing: {
      subject: 'Deine Antwort fehlt noch: Einheit von {team}',
      body: 'Deine Antwort zu einer Einheit von {team} fehlt noch. Ein Tipp genügt.',
      full: 'Deine Antwort für {player} fehlt noch: eine Einheit von {team}. Ein Tipp genügt.',
      action: 'Jetzt antworten',
    },
    change_to_see: {
      subject: 'Bitte bestätigen: Ein Termin von {team} hat sich geändert',
      body: 'Ein Termin von {team} wurde verlegt, fällt aus oder findet doch statt. Bitte öffne ihn und tippe auf „Gesehen“: Dann weiß das Team, dass du Bescheid weißt.',
      action: 'Änderung ansehen',
    },
    change_unseen: {
      subject: 'Noch nicht alle haben die Änderung gesehen: {team}',
      body: 'Ein Termin von {team} hat sich geändert, und nicht jede Familie hat bestätigt, dass sie es weiß.',
      full: 'Ein Termin von {team} hat sich geändert. Familien, die das noch nicht bestätigt haben: {count} ({player}).',
      action: 'Ansehen, wer fehlt',
    },
    match_planned: {
      subject: 'Neues Spiel für {team}',
      body: 'Für {team} gibt es ein neues Spiel.',
      full: 'Für {team} gibt es {count} neue Spiele. Das erste:',
      action: 'Kalender öffnen',
    },
    match_moved: {
      subject: 'Änderung beim Spiel von {team}',
      body: 'Ein Spiel von {team} hat eine neue Zeit oder einen neuen Ort.',
      full: '{count} Spiele von {team} haben eine neue Zeit oder einen neuen Ort. Das erste:',
      action: 'Kalender öffnen',
    },
    match_cancelled: {
      subject: 'Das Spiel von {team} fällt aus',
      body: 'Ein Spiel von {team} fällt aus.',
      full: '{count} Spiele von {team} fallen aus. Das erste:',
      action: 'Kalender öffnen',
    },
    match_reminder: {
      subject: 'Bald ist Spieltag: {team}',
      body: 'Ein Spiel von {team} steht an.',
      action: 'Kalender öffnen',
    },
    match_answer_missing: {
      subject: 'Deine Antwort fehlt noch: Spiel von {team}',
      body: 'Deine Antwort zu einem Spiel von {team} fehlt noch. Ein Tipp genügt.',
      full: 'Deine Antwort für {player} fehlt noch: ein Spiel von {team}. Ein Tipp genügt.',
      action: 'Jetzt antworten',
    },
    match_called_up: {
      subject: 'Im Kader: Spiel von {team}',
      body: 'Du bist im Kader für ein Spiel von {team}.',
      full: '{player} ist im Kader für ein Spiel von {team}.',
      action: 'Spiel öffnen',
    },
    match_not_called: {
      subject: 'Der Kader von {team} steht',
      body: 'Du bist diesmal nicht im Kader für ein Spiel von {team}.',
      full: '{player} ist diesmal nicht im Kader für ein Spiel von {team}.',
      action: 'Spiel öffnen',
    },
    lift_asked: {
      subject: 'Jemand fragt nach einem Platz: Spiel von {team}',
      body: 'Eine Familie fragt nach einem Platz in deinem Auto, zu einem Spiel von {team}.',
      full: 'Eine Familie fragt nach einem Platz in deinem Auto für {player}, zu einem Spiel von {team}.',
      action: 'Jetzt antworten',
    },
    lift_accepted: {
      subject: 'Mitfahrt gefunden: Spiel von {team}',
      body: 'Es gibt einen Platz im Auto zu einem Spiel von {team}.',
      full: '{player} hat einen Platz im Auto zu einem Spiel von {team}.',
      action: 'Spiel öffnen',
    },
    lift_declined: {
      subject: 'Noch keine Mitfahrt: Spiel von {team}',
      body: 'In diesem Auto gibt es keinen Platz zu einem Spiel von {team}. Vielleicht hat eine andere Familie einen.',
      full: '{player} hat in diesem Auto keinen Platz zu einem Spiel von {team}. Vielleicht hat eine andere Familie einen.',
      action: 'Spiel öffnen',
    },
    match_report_published: {
      subject: 'Der Spielbericht von {team} ist da',
      body: 'Die Trainer haben über ein Spiel von {team} geschrieben.',
      action: 'Bericht lesen',
    },
    match_vote_opened: {
      subject: 'Wer war am besten? Abstimmung zum Spiel von {team}',
      body: 'Das Team wählt seinen Spieler des Spiels von {team}. Die Wahl ist geheim und einen Tag lang offen.',
      action: 'Jetzt abstimmen',
    },
    task_assigned: {
      subject: 'Eine neue Aufgabe',
      body: 'Es gibt eine neue Aufgabe für dich.',
      full: 'Es gibt eine neue Aufgabe für {player}.',
      action: 'Aufgaben ansehen',
    },
    task_reminder: {
      subject: 'Eine Aufgabe wird bald fällig',
      body: 'Eine deiner Aufgaben wird bald fällig.',
      full: 'Eine Aufgabe von {player} wird bald fällig.',
      action: 'Aufgaben ansehen',
    },
    note_shared: {
      subject: 'Eine neue Notiz',
      body: 'Ein Trainer hat eine Notiz mit dir geteilt.',
      full: 'Ein Trainer hat eine Notiz über {player} mit dir geteilt.',
      action: 'Notiz lesen',
    },
    assessment_shared: {
      subject: 'Eine neue Einschätzung',
      body: 'Ein Trainer hat eine Einschätzung mit dir geteilt.',
      action: 'Einschätzung ansehen',
    },
    award_won: {
      subject: 'Ein neuer Erfolg',
      body: 'Es gibt einen neuen Erfolg zu sehen. Glückwunsch!',
      action: 'Erfolg ansehen',
    },
    password_changed: {
      subject: 'Dein Passwort wurde geändert',
      body: 'Das Passwort deines Touchline-Kontos wurde gerade geändert. Warst du das, ist nichts zu tun. Wenn nicht, setze sofort ein neues Passwort über „Passwort vergessen?“ auf der Anmeldeseite.',
      action: 'Konto öffnen',
    },
    email_change_started: {
      subject: 'Deine E-Mail-Adresse soll sich ändern',
      body: 'Jemand mit deinem Passwort möchte dein Touchline-Konto auf eine andere E-Mail-Adresse umstellen. Warst du das, ist nichts zu tun. Wenn nicht, ändere jetzt dein Passwort.',
      full: 'Jemand mit deinem Passwort möchte dein Touchline-Konto auf {address} umstellen. Warst du das, ist nichts zu tun. Wenn nicht, ändere jetzt dein Passwort.',
      action: 'Konto öffnen',
    },
    email_changed: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      body: 'Dein Touchline-Konto hat eine neue E-Mail-Adresse. Warst du das nicht, schreib sofort deinem Verein.',
      full: 'Du meldest dich bei Touchline ab jetzt mit {address} an. Warst du das nicht, schreib sofort deinem Verein.',
      action: 'Konto öffnen',
    },
    mfa_enabled: {
      subject: 'Anmelden in zwei Schritten ist an',
      body: 'Dein Touchline-Konto fragt beim Anmelden jetzt nach einem Code aus deiner Authenticator-App. Warst du das nicht, ändere jetzt dein Passwort und schreib deinem Verein.',
      action: 'Konto öffnen',
    },
    mfa_disabled: {
      subject: 'Anmelden in zwei Schritten ist aus',
      body: 'Dein Touchline-Konto fragt beim Anmelden nicht mehr nach einem Code aus einer Authenticator-App. Warst du das nicht, ändere jetzt dein Passwort und schreib deinem Verein.',
      action: 'Konto öffnen',
    },
  },
  other: {
    training: {
      subject: 'Neues zum Training',
      body: 'Es gibt Neues zum Training.',
      action: 'Touchline öffnen',
    },
    messages: {
      subject: 'Eine Nachricht braucht dich',
      body: 'Eine Nachricht braucht deine Aufmerksamkeit.',
      action: 'Touchline öffnen',
    },
    tasks: {
      subject: 'Neues zu deinen Aufgaben',
      body: 'Es gibt Neues zu deinen Aufgaben.',
      action: 'Touchline öffnen',
    },
    notes: {
      subject: 'Etwas Neues zu lesen',
      body: 'Es gibt etwas Neues für dich zu lesen.',
      action: 'Touchline öffnen',
    },
    system: {
      subject: 'Neues zu deinem Konto',
      body: 'Es gibt Neues zu deinem Konto.',
      action: 'Touchline öffnen',
    },
    payments: {
      subject: 'Neues zu deinen Zahlungen',
      body: 'Es gibt Neues zu deinen Zahlungen.',
      action: 'Zahlungen ansehen',
    },
  },
}
