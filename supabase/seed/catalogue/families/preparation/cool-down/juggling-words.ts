/** Ways to keep the ball up calmly. */
import type { DrillTask } from '../kit'
import { moreJugglingTasks } from './juggling-more-words'

export const jugglingTasks: readonly DrillTask[] = [
  {
    key: 'throw-touch',
    harder: 0,
    name: ['throw, touch, catch', 'werfen, spielen, fangen', 'хвърли, докосни, хвани'],
    aim: [
      'A soft touch straight into the partner’s hands.',
      'Ein weicher Kontakt genau in die Hände des Partners.',
      'Меко докосване право в ръцете на партньора.',
    ],
    rule: [
      'One throws, the other plays the ball back into the hands: inside, laces, thigh. After six balls change. Name the part of the body before the throw.',
      'Einer wirft, der andere spielt den Ball in die Hände zurück: Innenseite, Spann, Oberschenkel. Nach sechs Bällen wechseln. Vor dem Wurf die Kontaktfläche nennen.',
      'Единият хвърля, другият връща в ръцете: вътрешна част, ристо, бедро. След шест топки смяна. Преди хвърлянето се казва частта от тялото.',
    ],
    points: [
      [
        'Give way a little when the ball comes: like catching an egg.',
        'Gib beim Kontakt etwas nach, als fingst du ein Ei.',
        'Отстъпи леко при докосване, сякаш хващаш яйце.',
      ],
      [
        'Throw so that it is easy for your partner.',
        'Wirf so, dass es der Partner leicht hat.',
        'Хвърляй така, че да е лесно за партньора.',
      ],
    ],
    more: [
      [
        'Two touches before the ball goes back.',
        'Zwei Kontakte, bevor der Ball zurückgeht.',
        'Две докосвания преди връщането.',
      ],
    ],
    easier: ['One metre closer together.', 'Einen Meter näher zusammen.', 'С един метър по-близо.'],
    scoring: [
      'Count balls that are caught without a step; no comparison.',
      'Gefangene Bälle ohne Schritt zählen; kein Vergleich.',
      'Бройте хванатите без крачка топки; без сравняване.',
    ],
    question: [
      'Which part of your foot is the softest?',
      'Welcher Teil deines Fußes ist der weichste?',
      'Коя част на крака ти е най-мека?',
    ],
    fault: [
      'Kicking hard: half the swing.',
      'Zu hart: nur halb ausholen.',
      'Силен удар: наполовина по-малък замах.',
    ],
  },
  {
    key: 'count-together',
    harder: 1,
    from: 7,
    name: ['count together', 'gemeinsam zählen', 'общо броене'],
    aim: [
      'Keep the ball up as a pair in a steady rhythm.',
      'Den Ball als Paar im gleichmäßigen Rhythmus hochhalten.',
      'Топката се държи във въздуха в равен ритъм от двамата.',
    ],
    rule: [
      'Keep the ball in the air together and count in a low voice. Falls the ball, both take three long breaths and begin again at half of the last number.',
      'Gemeinsam hochhalten und leise zählen. Fällt der Ball, atmen beide dreimal lang und beginnen bei der Hälfte der letzten Zahl.',
      'Дръжте топката заедно и бройте тихо. Падне ли, и двамата вдишват три пъти дълбоко и почват от половината на последното число.',
    ],
    points: [
      [
        'High and slow gives your partner time.',
        'Hoch und langsam gibt dem Partner Zeit.',
        'Високо и бавно дава време на партньора.',
      ],
      [
        'Small steps to the ball, do not reach.',
        'Mit kleinen Schritten zum Ball, nicht strecken.',
        'Ситни крачки към топката, без протягане.',
      ],
    ],
    more: [
      [
        'At every fifth touch use the thigh.',
        'Jeder fünfte Kontakt mit dem Oberschenkel.',
        'Всяко пето докосване е с бедро.',
      ],
    ],
    easier: ['Bounces are free.', 'Aufkommen ist immer erlaubt.', 'Тупването е винаги позволено.'],
    scoring: [
      'The pair notes its best number and looks at it again next week.',
      'Das Paar merkt sich die beste Zahl und vergleicht nächste Woche.',
      'Двойката запомня най-доброто си число за следващата седмица.',
    ],
    question: [
      'What did you change when the ball fell?',
      'Was habt ihr geändert, als der Ball fiel?',
      'Какво променихте, когато топката падна?',
    ],
    fault: [
      'Blaming the partner: the next ball is yours to make better.',
      'Dem Partner die Schuld geben: den nächsten Ball besser machen.',
      'Упреци към партньора: направи следващата топка по-добра.',
    ],
  },
  ...moreJugglingTasks,
]
