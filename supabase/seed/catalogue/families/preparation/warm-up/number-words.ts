/** What happens besides the order of the passes. */
import type { DrillTask } from '../kit'
import { moreNumberTasks } from './number-more-words'

export const numberTasks: readonly DrillTask[] = [
  {
    key: 'in-order',
    harder: 0,
    name: ['one after the other', 'der Reihe nach', 'един след друг'],
    aim: [
      'Find the next player early and play into the stride.',
      'Den nächsten Spieler früh finden und in den Lauf spielen.',
      'Ранно откриване на следващия и пас в движение.',
    ],
    rule: [
      'After the pass run at once into another free space. A ball that leaves the area starts again at 1.',
      'Nach dem Pass sofort in einen anderen freien Raum laufen. Geht der Ball ins Aus, beginnt wieder die 1.',
      'След паса веднага тичай в друго свободно място. Излезе ли топката, започва пак номер 1.',
    ],
    points: [
      [
        'Pass to the front foot, with the weight that lets the other run on.',
        'Pass in den vorderen Fuß, so hart, dass der andere weiterlaufen kann.',
        'Пас в предния крак, с такава сила, че другият да продължи.',
      ],
      [
        'Open your body: see ball and next number.',
        'Stell dich offen: Ball und nächste Zahl im Blick.',
        'Отвори тялото: виждай топката и следващия номер.',
      ],
    ],
    more: [
      [
        'Only odd numbers, then only even ones, with two balls.',
        'Mit zwei Bällen: ungerade Zahlen spielen unter sich, gerade unter sich.',
        'С две топки: нечетните подават помежду си, четните също.',
      ],
    ],
    easier: [
      'Say the next number aloud before you pass.',
      'Die nächste Zahl laut sagen, bevor du passt.',
      'Кажи следващия номер на глас преди паса.',
    ],
    scoring: [
      'Complete rounds without a mistake in one work time.',
      'Fehlerfreie ganze Durchläufe in einer Arbeitszeit.',
      'Пълни обиколки без грешка за една серия.',
    ],
    question: [
      'Where do you run after the pass so that you help?',
      'Wohin läufst du nach dem Pass, damit es hilft?',
      'Накъде тичаш след паса, за да помогнеш?',
    ],
    fault: [
      'Standing after the pass: pass and go.',
      'Stehen bleiben nach dem Pass: passen und gehen.',
      'Спиране след паса: подай и тръгни.',
    ],
  },
  {
    key: 'wall-pass',
    harder: 1,
    name: ['set back and on', 'klatschen lassen und weiter', 'връщане и напред'],
    aim: [
      'Play the short lay-off in the right rhythm.',
      'Das kurze Klatschenlassen im richtigen Rhythmus spielen.',
      'Късото връщане в правилен ритъм.',
    ],
    rule: [
      'Each receiver sets the ball back to the passer, who plays on to the number after next; that one sets back to the receiver and so on: 1–2–1–3–2–4.',
      'Jeder lässt auf den Passgeber klatschen, der die übernächste Zahl anspielt; diese lässt auf den Vorgänger klatschen: 1–2–1–3–2–4.',
      'Всеки връща на подаващия, който играе към по-следващия номер; той връща на предишния: 1–2–1–3–2–4.',
    ],
    points: [
      [
        'Come two steps towards the ball before the lay-off.',
        'Vor dem Klatschen zwei Schritte entgegengehen.',
        'Преди връщането направи две крачки към топката.',
      ],
      [
        'Lay off softly in front of the stronger foot.',
        'Weich vor den starken Fuß klatschen lassen.',
        'Върни меко пред силния крак.',
      ],
    ],
    more: [
      [
        'All lay-offs with one touch.',
        'Alle Klatschbälle direkt.',
        'Всички връщания с едно докосване.',
      ],
    ],
    easier: [
      'The lay-off may be stopped first.',
      'Der Ball darf vor dem Klatschen gestoppt werden.',
      'Преди връщането топката може да се спре.',
    ],
    scoring: [
      'Count clean lay-offs; the group wants 20 in a round.',
      'Saubere Klatschbälle zählen; Ziel sind 20 pro Runde.',
      'Бройте чистите връщания; целта е 20 в серия.',
    ],
    question: [
      'Which signal says that the third player should start?',
      'Welches Zeichen sagt dem Dritten, dass er starten soll?',
      'По какво познава третият, че трябва да тръгне?',
    ],
    fault: [
      'The third comes too early and waits: start with the lay-off.',
      'Der Dritte kommt zu früh und wartet: mit dem Klatschen starten.',
      'Третият идва рано и чака: тръгни с връщането.',
    ],
  },
  ...moreNumberTasks,
]
