import type { Words } from './words.ts'

export const bg: Words = {
  greeting: 'Здравей, {name},',
  greetingWithoutName: 'Здравей,',
  settings: 'Избери какво да получаваш',
  roles: {
    admin: 'администратор',
    owner: 'собственик',
    coach: 'треньор',
    parent: 'родител',
    player: 'играч',
  },
  kinds: {
    invitation: {
      subject: 'Покана за Touchline',
      body: 'Каним те да се присъединиш към {school} в Touchline като {role}. Връзката важи веднъж, 14 дни и само за този имейл адрес. Ако не я очакваш, просто я подмини.',
      full: '{inviter} те кани да се присъединиш към {school} в Touchline като {role}. Връзката важи веднъж, 14 дни и само за този имейл адрес. Ако не я очакваш, просто я подмини.',
      action: 'Приеми поканата',
    },
    role_granted: {
      subject: 'Готово: ролята ти е активна',
      body: 'Профилът ти вече има роля {role}. Влез и започвай.',
      full: 'Профилът ти вече има роля {role} в {school}. Влез и започвай.',
      action: 'Отвори Touchline',
    },
    role_declined: {
      subject: 'Заявката ти за роля не беше приета',
      body: 'Заявката ти за роля {role} не беше приета. Ако смяташ, че е грешка, говори с клуба си или изпрати нова заявка.',
      full: 'Заявката ти за роля {role} в {school} не беше приета. Ако смяташ, че е грешка, говори с клуба си или изпрати нова заявка.',
      action: 'Отвори профила си',
    },
    role_requested: {
      subject: 'Заявка за роля',
      body: '{requester} иска да се присъедини като {role}.',
      full: '{requester} иска да се присъедини към {school} като {role}.',
      action: 'Реши',
    },
    training_planned: {
      subject: 'Нова тренировка за {team}',
      body: 'Има нова тренировка за {team}.',
      full: 'Има {count} нови тренировки за {team}. Първата:',
      action: 'Виж тренировката',
    },
    training_moved: {
      subject: 'Промяна в тренировката на {team}',
      body: 'Тренировка на {team} има нов час или ново място.',
      full: '{count} тренировки на {team} имат нов час или ново място. Първата:',
      action: 'Виж тренировката',
    },
    training_cancelled: {
      subject: 'Тренировката на {team} отпада',
      body: 'Тренировка на {team} отпада.',
      full: '{count} тренировки на {team} отпадат. Първата:',
      action: 'Отвори календара',
    },
    training_reminder: {
      subject: 'Предстои тренировка на {team}',
      body: 'Предстои тренировка на {team}.',
      action: 'Виж тренировката',
    },
    match_planned: {
      subject: 'Нов мач за {team}',
      body: 'Има нов мач за {team}.',
      full: 'Има {count} нови мача за {team}. Първият:',
      action: 'Отвори календара',
    },
    match_moved: {
      subject: 'Промяна в мача на {team}',
      body: 'Мач на {team} има нов час или ново място.',
      full: '{count} мача на {team} имат нов час или ново място. Първият:',
      action: 'Отвори календара',
    },
    match_cancelled: {
      subject: 'Мачът на {team} отпада',
      body: 'Мач на {team} отпада.',
      full: '{count} мача на {team} отпадат. Първият:',
      action: 'Отвори календара',
    },
    match_reminder: {
      subject: 'Предстои мач на {team}',
      body: 'Предстои мач на {team}.',
      action: 'Отвори календара',
    },
    task_assigned: {
      subject: 'Нова задача',
      body: 'Имаш нова задача.',
      full: 'Има нова задача за {player}.',
      action: 'Виж задачите',
    },
    task_reminder: {
      subject: 'Наближава срок на задача',
      body: 'Наближава срокът на твоя задача.',
      full: 'Наближава срокът на задача за {player}.',
      action: 'Виж задачите',
    },
    note_shared: {
      subject: 'Нова бележка',
      body: 'Треньор сподели бележка с теб.',
      full: 'Треньор сподели с теб бележка за {player}.',
      action: 'Прочети бележката',
    },
    assessment_shared: {
      subject: 'Нова оценка',
      body: 'Треньор сподели оценка с теб.',
      action: 'Виж оценката',
    },
    award_won: {
      subject: 'Ново постижение',
      body: 'Има ново постижение. Браво!',
      action: 'Виж постижението',
    },
    fee_charged: {
      subject: 'Нова такса',
      body: 'Има нова такса за плащане. Сумата е в приложението.',
      action: 'Виж плащанията',
    },
    fee_reminder: {
      subject: 'Има неплатена такса',
      body: 'Една такса още не е платена. Ако междувременно си платил, не е нужно да правиш нищо.',
      action: 'Виж плащанията',
    },
    notice_received: {
      subject: 'Получихме изявлението ти',
      body: 'Получихме изявлението ти по договор {contract}. Запази този имейл като потвърждение.',
      full: 'Получихме изявлението ти по договор {contract}: {when}. Запази този имейл като потвърждение.',
      action: 'Виж плащанията',
    },
  },
  other: {
    training: {
      subject: 'Новини за тренировките',
      body: 'Има новини за тренировките ти.',
      action: 'Отвори Touchline',
    },
    messages: {
      subject: 'Съобщение те чака',
      body: 'Има съобщение, което иска вниманието ти.',
      action: 'Отвори Touchline',
    },
    tasks: {
      subject: 'Новини за задачите ти',
      body: 'Има новини за задачите ти.',
      action: 'Отвори Touchline',
    },
    notes: {
      subject: 'Нещо ново за четене',
      body: 'Има нещо ново за четене.',
      action: 'Отвори Touchline',
    },
    system: {
      subject: 'Новини за профила ти',
      body: 'Има новини за профила ти.',
      action: 'Отвори Touchline',
    },
    payments: {
      subject: 'Новини за плащанията ти',
      body: 'Има новини за плащанията ти.',
      action: 'Виж плащанията',
    },
  },
}
