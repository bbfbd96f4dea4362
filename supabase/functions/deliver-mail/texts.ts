/** The words of the e-mails. `{role}`, `{school}` and `{name}` are filled in. */

export type Locale = 'en' | 'de' | 'bg'
export type MailKind = 'role_granted' | 'role_declined'

export interface MailTexts {
  subject: string
  body: string
  /** Used when the payload names a school. */
  bodyWithSchool: string
  action: string
}

export const GREETING: Record<Locale, string> = {
  en: 'Hi {name},',
  de: 'Hallo {name},',
  bg: 'Здравей, {name},',
}

export const GREETING_WITHOUT_NAME: Record<Locale, string> = {
  en: 'Hi,',
  de: 'Hallo,',
  bg: 'Здравей,',
}

export const ROLES: Record<Locale, Record<string, string>> = {
  en: {
    admin: 'administrator',
    owner: 'owner',
    coach: 'coach',
    parent: 'parent',
    player: 'player',
  },
  de: {
    admin: 'Administrator',
    owner: 'Inhaber',
    coach: 'Trainer',
    parent: 'Elternteil',
    player: 'Spieler',
  },
  bg: {
    admin: 'администратор',
    owner: 'собственик',
    coach: 'треньор',
    parent: 'родител',
    player: 'играч',
  },
}

export const TEXTS: Record<MailKind, Record<Locale, MailTexts>> = {
  role_granted: {
    en: {
      subject: 'You are in: your role is ready',
      body: 'Your account now has the role {role}. Sign in and get started.',
      bodyWithSchool: 'Your account now has the role {role} at {school}. Sign in and get started.',
      action: 'Open Touchline',
    },
    de: {
      subject: 'Du bist dabei: deine Rolle ist freigeschaltet',
      body: 'Dein Konto hat jetzt die Rolle {role}. Melde dich an und leg los.',
      bodyWithSchool:
        'Dein Konto hat jetzt die Rolle {role} bei {school}. Melde dich an und leg los.',
      action: 'Touchline öffnen',
    },
    bg: {
      subject: 'Готово: ролята ти е активна',
      body: 'Профилът ти вече има роля {role}. Влез и започвай.',
      bodyWithSchool: 'Профилът ти вече има роля {role} в {school}. Влез и започвай.',
      action: 'Отвори Touchline',
    },
  },
  role_declined: {
    en: {
      subject: 'Your role request was not accepted',
      body: 'Your request for the role {role} was not accepted. If you think this is a mistake, talk to your club or send a new request.',
      bodyWithSchool:
        'Your request for the role {role} at {school} was not accepted. If you think this is a mistake, talk to your club or send a new request.',
      action: 'Open your account',
    },
    de: {
      subject: 'Deine Rollenanfrage wurde nicht angenommen',
      body: 'Deine Anfrage für die Rolle {role} wurde nicht angenommen. Wenn das ein Irrtum ist, sprich mit deinem Verein oder stell eine neue Anfrage.',
      bodyWithSchool:
        'Deine Anfrage für die Rolle {role} bei {school} wurde nicht angenommen. Wenn das ein Irrtum ist, sprich mit deinem Verein oder stell eine neue Anfrage.',
      action: 'Konto öffnen',
    },
    bg: {
      subject: 'Заявката ти за роля не беше приета',
      body: 'Заявката ти за роля {role} не беше приета. Ако смяташ, че е грешка, говори с клуба си или изпрати нова заявка.',
      bodyWithSchool:
        'Заявката ти за роля {role} в {school} не беше приета. Ако смяташ, че е грешка, говори с клуба си или изпрати нова заявка.',
      action: 'Отвори профила си',
    },
  },
}
