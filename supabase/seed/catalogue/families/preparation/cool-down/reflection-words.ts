/** Questions to take along on the walk. */
import type { DrillTask } from '../kit'
import { moreReflectionTasks } from './reflection-more-words'

export const reflectionTasks: readonly DrillTask[] = [
  {
    key: 'star-and-wish',
    harder: 0,
    name: ['a star and a wish', 'ein Stern und ein Wunsch', 'звезда и желание'],
    aim: [
      'Name what went well and what should become better.',
      'Benennen, was gut war und was besser werden soll.',
      'Назоваване на доброто и на това, което да стане по-добро.',
    ],
    rule: [
      'First round: tell your partner a star, something you did well today. Second: a wish, something you want to do better. Third: tell the partner’s star to the next pair.',
      'Erste Runde: dem Partner einen Stern erzählen, etwas, das dir gelungen ist. Zweite: einen Wunsch, was besser werden soll. Dritte: dem nächsten Paar den Stern des Partners weitererzählen.',
      'Първа серия: кажи на партньора звезда – нещо, което ти се получи. Втора: желание – какво искаш да подобриш. Трета: разкажи на следващата двойка звездата на партньора.',
    ],
    points: [
      [
        'Be precise: not “passing”, but “my pass with the left”.',
        'Sei genau: nicht „Passen“, sondern „mein Pass mit links“.',
        'Бъди точен: не „пас“, а „моят пас с левия“.',
      ],
      [
        'A wish is small enough for next week.',
        'Ein Wunsch ist klein genug für nächste Woche.',
        'Желанието е за следващата седмица – малко и ясно.',
      ],
    ],
    more: [
      [
        'Add what exactly helped.',
        'Dazu sagen, was genau geholfen hat.',
        'Добави какво точно ти помогна.',
      ],
    ],
    easier: ['Only the star.', 'Nur den Stern.', 'Само звездата.'],
    scoring: [
      'No points: everybody goes home with one star.',
      'Keine Punkte: Jeder geht mit einem Stern nach Hause.',
      'Без точки: всеки си тръгва с една звезда.',
    ],
    question: [
      'Whose star surprised you?',
      'Wessen Stern hat dich überrascht?',
      'Чия звезда те изненада?',
    ],
    fault: [
      'Only faults are named: first the star.',
      'Nur Fehler werden genannt: erst der Stern.',
      'Говори се само за грешки: първо звездата.',
    ],
  },
  {
    key: 'thank-you',
    harder: 0,
    name: ['thank-you passes', 'Danke-Pässe', 'пасове „благодаря“'],
    aim: [
      'Notice what others do for the team.',
      'Wahrnehmen, was andere für die Mannschaft tun.',
      'Забелязване какво правят другите за отбора.',
    ],
    rule: [
      'Whoever passes says thank you for something the other did today: a run, a word, a pass. The receiver only says “thanks”. Change pairs after four passes.',
      'Wer passt, bedankt sich für etwas, das der andere heute getan hat: einen Lauf, ein Wort, einen Pass. Der andere sagt nur „Danke“. Nach vier Pässen Partner wechseln.',
      'Който подава, благодари за нещо, което другият е направил днес: пробег, дума, пас. Приемащият казва само „благодаря“. След четири паса – смяна на двойките.',
    ],
    points: [
      [
        'Say the name, then the thing.',
        'Erst der Name, dann die Sache.',
        'Първо името, после нещото.',
      ],
      [
        'Soft pass, friendly eyes.',
        'Weicher Pass, freundlicher Blick.',
        'Мек пас, приятелски поглед.',
      ],
    ],
    more: [
      [
        'Thank somebody you hardly talked to today.',
        'Jemandem danken, mit dem du heute kaum geredet hast.',
        'Благодари на някого, с когото днес почти не си говорил.',
      ],
    ],
    easier: [
      'A high five and the name are enough.',
      'Abklatschen und der Name genügen.',
      'Стига плясване с ръце и името.',
    ],
    scoring: [
      'At the end nobody may be without a thank-you.',
      'Am Ende darf keiner ohne Danke sein.',
      'Накрая никой не остава без благодарност.',
    ],
    question: [
      'What did somebody do for you that nobody saw?',
      'Was hat jemand für dich getan, das keiner sah?',
      'Какво направи някой за теб, без друг да види?',
    ],
    fault: [
      'Empty words such as “you were good”: ask “what exactly?”',
      'Leere Worte wie „du warst gut“: „Was genau?“ fragen.',
      'Празни думи като „беше добър“: питай „какво точно?“.',
    ],
  },
  ...moreReflectionTasks,
]
