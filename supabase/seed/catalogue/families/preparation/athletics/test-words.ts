/** What is measured. */
import type { DrillTask } from '../kit'
import { moreTestTasks } from './test-more-words'

export const testTasks: readonly DrillTask[] = [
  {
    key: 'sprint',
    harder: 0,
    name: ['sprint with the ball', 'Sprint mit Ball', 'спринт с топка'],
    aim: [
      'Measure how fast you are straight ahead with the ball.',
      'Messen, wie schnell du geradeaus mit Ball bist.',
      'Измерване на скоростта направо с топка.',
    ],
    rule: [
      'From cone to cone as fast as possible with at least three touches. The partner drops the arm for the start and stops the time when ball and player are past the cone.',
      'So schnell wie möglich von Hütchen zu Hütchen, mindestens drei Kontakte. Der Partner senkt den Arm zum Start und stoppt, wenn Ball und Spieler am Hütchen vorbei sind.',
      'От конус до конус възможно най-бързо, с поне три докосвания. Партньорът сваля ръка за старт и спира времето, когато топката и играчът минат конуса.',
    ],
    points: [
      [
        'Laces, toes down, ball two steps ahead.',
        'Spann, Zehen nach unten, Ball zwei Schritte vor.',
        'Ристо, пръсти надолу, топката на две крачки.',
      ],
      [
        'Run through, brake after the cone.',
        'Durchlaufen, erst nach dem Hütchen bremsen.',
        'Мини докрай, спирай след конуса.',
      ],
    ],
    more: [['Start lying on the belly.', 'Start aus der Bauchlage.', 'Старт от лег по корем.']],
    easier: [
      'Without the ball for comparison.',
      'Zum Vergleich ohne Ball.',
      'Без топка за сравнение.',
    ],
    scoring: [
      'Best time of the tries in tenths of a second.',
      'Beste Zeit der Versuche in Zehntelsekunden.',
      'Най-добро време в десети от секундата.',
    ],
    question: [
      'How many touches did your fastest try have?',
      'Wie viele Kontakte hatte dein schnellster Versuch?',
      'Колко докосвания имаше най-бързият ти опит?',
    ],
    fault: [
      'A first touch that is too long.',
      'Ein zu weiter erster Kontakt.',
      'Твърде дълго първо докосване.',
    ],
  },
  {
    key: 'slalom',
    harder: 1,
    kind: { topic: 'dribbling' },
    name: ['slalom', 'Slalom', 'слалом'],
    aim: [
      'Measure quick changes of direction with the ball.',
      'Schnelle Richtungswechsel mit Ball messen.',
      'Измерване на бързата смяна на посоката с топка.',
    ],
    rule: [
      'Through all poles to the far cone and straight back with the ball. A missed pole adds two seconds, a touched one a second.',
      'Durch alle Stangen zum Hütchen und geradeaus mit Ball zurück. Eine ausgelassene Stange kostet zwei Sekunden, eine berührte eine.',
      'През всички пръти до конуса и направо обратно с топка. Пропуснат прът – плюс две секунди, докоснат – една.',
    ],
    points: [
      [
        'Inside and outside in turns, close to the pole.',
        'Innen- und Außenseite im Wechsel, eng an der Stange.',
        'Вътрешна и външна част последователно, близо до пръта.',
      ],
      [
        'Head up on the way back: big touches.',
        'Auf dem Rückweg Kopf hoch: große Kontakte.',
        'Назад с вдигната глава: големи докосвания.',
      ],
    ],
    more: [['Only the weaker foot.', 'Nur der schwache Fuß.', 'Само слабият крак.']],
    easier: ['Two poles fewer.', 'Zwei Stangen weniger.', 'С два пръта по-малко.'],
    scoring: [
      'Time plus penalty seconds.',
      'Zeit plus Strafsekunden.',
      'Време плюс наказателни секунди.',
    ],
    question: [
      'Where do you lose the most time?',
      'Wo verlierst du die meiste Zeit?',
      'Къде губиш най-много време?',
    ],
    fault: [
      'Too fast into the first pole.',
      'Zu schnell in die erste Stange.',
      'Твърде бързо към първия прът.',
    ],
  },
  ...moreTestTasks,
]
