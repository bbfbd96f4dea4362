/** What a coach says to an age group in every warm-up or cool-down. */
import type { Words3 } from '../possession/kit'

interface Band {
  point: Words3
  progression: Words3
  question: Words3
}

export type Bands = (youngest: number) => Band

const choose =
  (mini: Band, child: Band, junior: Band, adult: Band): Bands =>
  (youngest) =>
    youngest < 7 ? mini : youngest < 9 ? child : youngest < 12 ? junior : adult

export const warmUpBands = choose(
  {
    point: [
      'Everybody moves all the time; show me your quickest little steps.',
      'Alle sind immer in Bewegung; zeig mir deine schnellsten kleinen Schritte.',
      'Всички се движат през цялото време; покажи ми най-бързите си ситни крачки.',
    ],
    progression: [
      'A child tells the next move and all copy it.',
      'Ein Kind denkt sich die nächste Bewegung aus, alle machen mit.',
      'Едно дете измисля следващото движение и всички го повтарят.',
    ],
    question: [
      'How does your heart feel now: slow or fast?',
      'Wie schlägt dein Herz jetzt: langsam oder schnell?',
      'Как бие сърцето ти сега: бавно или бързо?',
    ],
  },
  {
    point: [
      'Small touches and a quick look around before every change.',
      'Kleine Kontakte und ein kurzer Blick in die Runde vor jedem Wechsel.',
      'Малки докосвания и бърз поглед наоколо преди всяка смяна.',
    ],
    progression: [
      'The next round with the weaker foot only.',
      'Die nächste Runde nur mit dem schwächeren Fuß.',
      'Следващата серия е само със слабия крак.',
    ],
    question: [
      'Where was free space when you looked up?',
      'Wo war Platz, als du hochgeschaut hast?',
      'Къде имаше място, когато вдигна глава?',
    ],
  },
  {
    point: [
      'Raise the pace from round to round: 60, 70, 80 per cent.',
      'Von Runde zu Runde etwas schneller: 60, 70, 80 Prozent.',
      'Темпото расте от серия на серия: 60, 70, 80 процента.',
    ],
    progression: [
      'Look over the shoulder before each action and call what you see.',
      'Vor jeder Aktion Schulterblick und laut sagen, was du siehst.',
      'Преди всяко действие поглед през рамо и кажи на глас какво виждаш.',
    ],
    question: [
      'When did you know your next action: before or after the ball came?',
      'Wann kanntest du deine nächste Aktion: vor oder nach dem Ball?',
      'Кога знаеше следващото си действие: преди или след топката?',
    ],
  },
  {
    point: [
      'The last round at match speed: first contact and first step count.',
      'Die letzte Runde im Spieltempo: Erster Kontakt und erster Schritt zählen.',
      'Последната серия е в темпо на мач: важни са първото докосване и първата крачка.',
    ],
    progression: [
      'Finish every round with a five-metre sprint out of the last movement.',
      'Jede Runde endet mit fünf Metern Sprint aus der letzten Bewegung.',
      'Всяка серия завършва с петметров спринт от последното движение.',
    ],
    question: [
      'Which part of your body is not ready yet, and what does it need?',
      'Welcher Körperteil ist noch nicht bereit, und was braucht er?',
      'Коя част на тялото още не е готова и от какво има нужда?',
    ],
  },
)

export const coolDownBands = choose(
  {
    point: [
      'Quiet as mice: breathe in through the nose and blow out like a candle.',
      'Leise wie Mäuse: durch die Nase einatmen und ausblasen wie eine Kerze.',
      'Тихо като мишки: вдишай през носа и духни като свещичка.',
    ],
    progression: [
      'Do it with the eyes closed for three breaths.',
      'Drei Atemzüge lang mit geschlossenen Augen.',
      'За три вдишвания – със затворени очи.',
    ],
    question: [
      'What was your happiest moment today?',
      'Was war heute dein schönster Moment?',
      'Кой беше най-хубавият ти момент днес?',
    ],
  },
  {
    point: [
      'Slow and soft: nobody wins here, everybody gets calm.',
      'Langsam und weich: Hier gewinnt keiner, alle werden ruhig.',
      'Бавно и меко: тук никой не печели, всички се успокояват.',
    ],
    progression: [
      'Half the speed of the round before.',
      'Halb so schnell wie in der Runde davor.',
      'Два пъти по-бавно от предишната серия.',
    ],
    question: [
      'What can you do today that you could not do last week?',
      'Was kannst du heute, was letzte Woche noch nicht ging?',
      'Какво можеш днес, което миналата седмица още не можеше?',
    ],
  },
  {
    point: [
      'Breathe out longer than in: two seconds in, four out.',
      'Länger aus- als einatmen: zwei Sekunden ein, vier aus.',
      'Издишвай по-дълго: две секунди вдишване, четири издишване.',
    ],
    progression: [
      'Only through the nose from the second round on.',
      'Ab der zweiten Runde nur durch die Nase atmen.',
      'От втората серия дишане само през носа.',
    ],
    question: [
      'What will you try again in the next session?',
      'Was probierst du im nächsten Training wieder?',
      'Какво ще опиташ пак на следващата тренировка?',
    ],
  },
  {
    point: [
      'Pulse under 120 before you leave: count ten seconds, times six.',
      'Puls unter 120, bevor du gehst: zehn Sekunden zählen, mal sechs.',
      'Пулс под 120, преди да си тръгнеш: преброй ударите за 10 секунди и умножи по 6.',
    ],
    progression: [
      'Say how hard the session was, 1 to 10, before the last round.',
      'Vor der letzten Runde sagen, wie hart das Training war: 1 bis 10.',
      'Преди последната серия кажи колко тежка беше тренировката: от 1 до 10.',
    ],
    question: [
      'Sleep, food, drink: what do you do tonight so that tomorrow feels fresh?',
      'Schlaf, Essen, Trinken: Was machst du heute Abend, damit du morgen frisch bist?',
      'Сън, храна, вода: какво ще направиш довечера, за да си свеж утре?',
    ],
  },
)
