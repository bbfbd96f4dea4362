/** What is measured, continued. */
import type { DrillTask } from '../kit'

export const moreTestTasks: readonly DrillTask[] = [
  {
    key: 'passing',
    harder: 0,
    intensity: 'medium',
    kind: { topic: 'passing' },
    name: ['passing accuracy', 'Passgenauigkeit', 'точност на паса'],
    aim: [
      'Measure how exact passes are over a distance.',
      'Messen, wie genau Pässe über die Distanz sind.',
      'Измерване на точността на паса от разстояние.',
    ],
    rule: [
      'Ten flat passes to the partner, who stands still behind the cone and may move one foot only. The partner counts hits and rolls the ball back.',
      'Zehn flache Pässe zum Partner, der hinter dem Hütchen steht und nur einen Fuß bewegen darf. Er zählt die Treffer und rollt den Ball zurück.',
      'Десет ниски паса към партньора, който стои зад конуса и може да мести само единия крак. Той брои попаденията и връща топката.',
    ],
    points: [
      [
        'Standing foot points to the partner.',
        'Das Standbein zeigt zum Partner.',
        'Опорният крак сочи партньора.',
      ],
      [
        'Ankle firm, hit the middle of the ball.',
        'Fuß fest, den Ball mittig treffen.',
        'Стегнат глезен, удар в средата на топката.',
      ],
    ],
    more: [
      [
        'Pass the returned ball first time.',
        'Den Rückpass direkt spielen.',
        'Върнатата топка се подава с едно докосване.',
      ],
    ],
    easier: [
      'The partner may take a step to both sides.',
      'Der Partner darf je einen Schritt zur Seite.',
      'Партньорът може по крачка встрани.',
    ],
    scoring: ['Hits out of ten.', 'Treffer von zehn.', 'Попадения от десет.'],
    question: [
      'To which side do your passes miss?',
      'Zu welcher Seite gehen deine Pässe vorbei?',
      'На коя страна отиват неточните ти пасове?',
    ],
    fault: [
      'Passes too soft to be safe.',
      'Zu weiche Pässe, um sicherzugehen.',
      'Твърде меки пасове за по-сигурно.',
    ],
  },
  {
    key: 'shuttle',
    harder: 1,
    from: 9,
    intensity: 'very_high',
    name: ['endurance shuttle with the ball', 'Pendellauf mit Ball', 'совалка с топка'],
    aim: [
      'Measure endurance with turns on the ball.',
      'Ausdauer mit Drehungen am Ball messen.',
      'Измерване на издръжливостта със завои с топка.',
    ],
    rule: [
      'Dribble from cone to cone and back without a break for the work time; every turn is made with the sole or the inside and the ball goes around the cone. The partner counts the lengths.',
      'Während der Arbeitszeit ohne Pause von Hütchen zu Hütchen und zurück dribbeln; jede Drehung mit Sohle oder Innenseite, der Ball geht um das Hütchen. Der Partner zählt die Bahnen.',
      'През работното време се води без пауза от конус до конус и обратно; всеки завой е с подметка или вътрешна част и топката минава около конуса. Партньорът брои дължините.',
    ],
    points: [
      [
        'Even pace: the first length as fast as the last.',
        'Gleichmäßig: die erste Bahn so schnell wie die letzte.',
        'Равно темпо: първата дължина като последната.',
      ],
      [
        'Low into the turn, push off strongly.',
        'Tief in die Drehung, kräftig abdrücken.',
        'Ниско в завоя, силно отблъскване.',
      ],
    ],
    more: [
      [
        'The partner passes a second ball back after each turn.',
        'Nach jeder Drehung ein Doppelpass mit dem Partner.',
        'След всеки завой – двойно подаване с партньора.',
      ],
    ],
    easier: ['Half of the work time.', 'Halbe Arbeitszeit.', 'Половината работно време.'],
    scoring: [
      'Lengths in the work time; heart rate after one minute of rest.',
      'Bahnen in der Arbeitszeit; Puls nach einer Minute Pause.',
      'Дължини за работното време; пулс след минута почивка.',
    ],
    question: [
      'When was your ball furthest away, and why?',
      'Wann war dein Ball am weitesten weg und warum?',
      'Кога топката беше най-далеч и защо?',
    ],
    fault: [
      'Starting too fast and walking at the end.',
      'Zu schnell los und am Ende gehen.',
      'Твърде бърз старт и ходене накрая.',
    ],
  },
]
