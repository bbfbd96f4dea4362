/** What the attacker can do with an opponent in the back. */
import type { Task } from '../kit'

export const backTasks: readonly Task[] = [
  {
    key: 'turn',
    harder: 0,
    name: ['turn either way', 'zu beiden Seiten drehen', 'наляво или надясно'],
    aim: [
      'Turn to the side where the defender is not.',
      'Zu der Seite drehen, auf der der Verteidiger nicht ist.',
      'Завъртане откъм страната, където няма защитник.',
    ],
    rule: [
      'Green must turn and finish alone on one of the two mini goals; no pass back.',
      'Grün muss drehen und allein auf eines der zwei Minitore abschließen; kein Rückpass.',
      'Зеленият трябва да се завърти и сам да завърши в една от двете врати; без връщане.',
    ],
    points: [
      [
        'Feel with arm and back on which side the pressure is.',
        'Spüre mit Arm und Rücken, auf welcher Seite der Druck ist.',
        'Усети с ръка и гръб откъде е натискът.',
      ],
      [
        'Feint one turn, take the other.',
        'Eine Drehung antäuschen, die andere nehmen.',
        'Излъжи едното завъртане, направи другото.',
      ],
    ],
    more: [
      [
        'Only two touches until the turn is done.',
        'Höchstens zwei Kontakte bis zur Drehung.',
        'Най-много две докосвания до завъртането.',
      ],
    ],
    easier: [
      'The defender starts two steps behind.',
      'Der Verteidiger startet zwei Schritte dahinter.',
      'Защитникът е на две крачки отзад.',
    ],
    scoring: [
      'Goal one point; after a turn with the first touch two.',
      'Tor ein Punkt; nach Drehung mit dem ersten Kontakt zwei.',
      'Гол – точка; след завъртане с първото докосване – две.',
    ],
    question: [
      'How did you know which side was free?',
      'Woher wusstest du, welche Seite frei war?',
      'Как разбра коя страна е свободна?',
    ],
    fault: [
      'Stopping the ball dead with the defender on the heels.',
      'Den Ball tot stoppen, mit dem Gegner auf den Fersen.',
      'Пълно спиране на топката с противник в гърба.',
    ],
  },
  {
    key: 'man-on',
    harder: 0,
    name: ['server calls turn or man on', 'auf Zuruf drehen', 'завъртане по сигнал'],
    aim: [
      'Help each other with short calls.',
      'Sich mit kurzen Kommandos helfen.',
      'Взаимна помощ с кратки викове.',
    ],
    rule: [
      'Amber decides: press tightly or wait three metres away. The server sees it and calls. “Turn”: green turns and attacks. “Man on”: green sets the ball back and asks for it again.',
      'Gelb entscheidet: eng am Mann oder drei Meter weg. Der Zuspieler sieht es und ruft. „Dreh!“: Grün dreht auf und greift an. „Hinter dir!“: Grün legt zurück und fordert neu.',
      'Жълтият решава: плътно или на три метра. Подаващият вижда и вика. „Завърти!“: зеленият атакува. „Зад теб!“: връща и търси отново.',
    ],
    points: [
      [
        'Server: call while the ball rolls, loud and once.',
        'Zuspieler: rufen, solange der Ball rollt, laut und einmal.',
        'Подаващ: викай, докато топката се търкаля – силно и веднъж.',
      ],
      [
        'Trust the call, but check with a glance.',
        'Vertrau dem Ruf, aber prüfe mit einem Blick.',
        'Вярвай на вика, но провери с поглед.',
      ],
    ],
    more: [
      [
        'No calls any more: green must see it alone.',
        'Keine Rufe mehr: Grün muss es selbst sehen.',
        'Без викове: зеленият трябва сам да види.',
      ],
    ],
    easier: [
      'Amber shows early which it is.',
      'Gelb zeigt früh, was er macht.',
      'Жълтият рано показва какво ще прави.',
    ],
    scoring: [
      'One point for each right decision, one more for the goal.',
      'Ein Punkt je richtige Entscheidung, ein weiterer für das Tor.',
      'Точка за вярно решение и още една за гол.',
    ],
    question: [
      'What must a good call be like?',
      'Wie muss ein gutes Kommando sein?',
      'Какъв трябва да е добрият вик?',
    ],
    fault: [
      'The call comes when the ball is already there.',
      'Der Ruf kommt, wenn der Ball schon da ist.',
      'Викът идва, когато топката вече е стигнала.',
    ],
  },
  {
    key: 'set-and-spin',
    harder: 1,
    name: ['set back and spin away', 'ablegen und wegdrehen', 'връщане и завъртане'],
    aim: [
      'Set the ball back with one touch and run behind the defender.',
      'Mit einem Kontakt ablegen und hinter den Verteidiger laufen.',
      'Връщане с едно докосване и бягане зад защитника.',
    ],
    rule: [
      'Green chooses: turn alone, or set back with the first touch, spin off the defender and get a pass into the run. The server has one touch.',
      'Grün wählt: allein drehen oder direkt ablegen, sich vom Verteidiger wegdrehen und den Pass in den Lauf bekommen. Der Zuspieler spielt direkt.',
      'Зеленият избира: сам се завърта или връща с първото докосване, отлепя се от защитника и получава в движение. Подаващият е с едно докосване.',
    ],
    points: [
      [
        'Set to the server’s foot that looks forward.',
        'Leg auf den vorderen Fuß des Zuspielers ab.',
        'Върни на предния крак на подаващия.',
      ],
      [
        'Spin on the side the defender cannot see.',
        'Dreh dich auf der Seite weg, die er nicht sieht.',
        'Отлепи се откъм страната, която той не вижда.',
      ],
    ],
    more: [
      [
        'The pass behind must be received with the far foot.',
        'Den Pass mit dem fernen Fuß mitnehmen.',
        'Пасът се поема с далечния крак.',
      ],
    ],
    easier: [
      'The server may take two touches.',
      'Der Zuspieler hat zwei Kontakte.',
      'Подаващият е с две докосвания.',
    ],
    scoring: [
      'Goal alone one point, goal after the spin two.',
      'Tor allein ein Punkt, Tor nach dem Wegdrehen zwei.',
      'Гол сам – точка, след отлепяне – две.',
    ],
    question: [
      'What did the defender do when you set it back?',
      'Was tat der Verteidiger, als du abgelegt hast?',
      'Какво направи защитникът, когато върна?',
    ],
    fault: [
      'Standing still after the lay-off to watch.',
      'Nach dem Ablegen stehen bleiben und zuschauen.',
      'След връщането – стоене и гледане.',
    ],
  },
  {
    key: 'two-servers',
    harder: 1,
    name: ['hold and find the second player', 'zweiten Zuspieler finden', 'задръж, намери втория'],
    aim: [
      'Hold off the defender until help is there, or go when they wait for it.',
      'Den Verteidiger abhalten, bis Hilfe da ist – oder gehen, wenn er darauf wartet.',
      'Задържане до идването на помощ – или тръгване, ако защитникът я чака.',
    ],
    rule: [
      'A second address stands at the side line (a resting player, or the server who has moved there). Green may play to it and gets the ball back on the run, or turns alone. Amber who wins the ball plays to the server: point.',
      'An der Seitenlinie steht eine zweite Anspielstation (ein Pausierender oder der dorthin gelaufene Zuspieler). Grün darf sie nutzen und bekommt den Ball in den Lauf oder dreht selbst. Gewinnt Gelb und passt zum Zuspieler: Punkt.',
      'На страничната линия има втори адрес (почиващ играч или подаващият, преместил се там). Зеленият може да подаде и да получи в движение или да се завърти сам. Отнеме ли жълтият и подаде на подаващия – точка.',
    ],
    points: [
      [
        'Hold the ball on the foot far from pressure, look for the second.',
        'Halte den Ball am fernen Fuß, such den Zweiten.',
        'Дръж на далечния крак и търси втория.',
      ],
      [
        'If the defender leans to the helper: turn the other way.',
        'Lehnt sich der Verteidiger zum Helfer, dreh anders herum.',
        'Наклони ли се защитникът към помощника – завърти обратно.',
      ],
    ],
    more: [
      [
        'The second player may join: 2v1 to goal.',
        'Der Zweite darf mitspielen: 2 gegen 1 aufs Tor.',
        'Вторият се включва: 2 срещу 1 към вратата.',
      ],
    ],
    easier: [
      'Amber may only shadow until the first pass.',
      'Gelb begleitet nur bis zum ersten Pass.',
      'Жълтият само следи до първия пас.',
    ],
    scoring: [
      'Goal one point, goal after the helper’s pass two, ball won and passed one.',
      'Tor ein Punkt, Tor nach Pass des Helfers zwei, Ballgewinn mit Pass einer.',
      'Гол – точка, след пас на помощника – две, отнемане и пас – една.',
    ],
    question: [
      'When is it better to wait, when to turn?',
      'Wann ist Warten besser, wann Drehen?',
      'Кога е по-добре да изчакаш и кога да се завъртиш?',
    ],
    fault: [
      'Pass to the side without looking at the defender.',
      'Pass zur Seite ohne Blick auf den Verteidiger.',
      'Пас встрани без поглед към защитника.',
    ],
  },
]
