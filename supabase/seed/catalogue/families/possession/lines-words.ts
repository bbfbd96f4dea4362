/** Tasks of line-breaking possession. */
import type { Task } from './kit'

export const linesTasks: readonly Task[] = [
  {
    key: 'pass-through',
    harder: 0,
    name: ['pass through the line', 'Pass durch die Linie', 'пас през линията'],
    aim: [
      'Move a line of defenders until a gap is wide enough.',
      'Eine Abwehrlinie bewegen, bis eine Lücke breit genug ist.',
      'Линията защитници се мести, докато се отвори пролука.',
    ],
    rule: [
      'A pass along the ground through the line that is received in front of it is a point. The ball comes back to the start by a pass.',
      'Ein flacher Pass durch die Linie, der dahinter angenommen wird, ist ein Punkt. Zurück kommt der Ball mit einem Pass.',
      'Пас по земя през линията, поет зад нея, е точка. Топката се връща с пас.',
    ],
    points: [
      [
        'Two quick passes sideways, the third one goes through.',
        'Zwei schnelle Querpässe, der dritte geht durch.',
        'Два бързи странични паса, третият е напред.',
      ],
      [
        'Receiver: step out of the shadow at the last moment.',
        'Empfänger: im letzten Moment aus dem Schatten treten.',
        'Приемащ: излез от сянката в последния момент.',
      ],
    ],
    more: [
      [
        'Only four passes before the ball has to go through.',
        'Nur vier Pässe, dann muss der Ball durch.',
        'Само четири паса преди паса напред.',
      ],
    ],
    easier: [
      'The line keeps an arm of distance to each pass.',
      'Die Linie greift nicht an, sie schließt nur Räume.',
      'Линията не напада, а само затваря.',
    ],
    scoring: [
      'One point per line broken.',
      'Ein Punkt je durchbrochener Linie.',
      'Точка за всяка пробита линия.',
    ],
    question: [
      'Which sideways pass made the gap?',
      'Welcher Querpass hat die Lücke gemacht?',
      'Кой страничен пас направи пролуката?',
    ],
    fault: [
      'Slow passes: the line moves as quickly as the ball.',
      'Langsame Pässe: Die Linie verschiebt so schnell wie der Ball.',
      'Бавни пасове: линията се мести колкото топката.',
    ],
  },
  {
    key: 'drive-through',
    harder: 1,
    name: ['dribble through the line', 'durch die Linie andribbeln', 'дрибъл през линията'],
    aim: [
      'Drive at the line, commit one defender and break through or pass around.',
      'Die Linie andribbeln, einen binden und durchbrechen oder an ihm vorbeipassen.',
      'Топката се води към линията, привлича се един и се минава или подава.',
    ],
    rule: [
      'A line may be broken by dribbling: two points. A pass through is one, but only after somebody has driven at the line.',
      'Durchdribbeln bringt zwei Punkte. Ein Pass hindurch bringt einen, aber nur, wenn vorher einer die Linie angedribbelt hat.',
      'Пробив с дрибъл е две точки. Пас през линията е една, но само след водене към нея.',
    ],
    points: [
      [
        'Go into the gap between two: both have to decide.',
        'In die Lücke zwischen zwei: Beide müssen sich entscheiden.',
        'Към пролуката между двама: и двамата трябва да решат.',
      ],
      [
        'One comes out? Pass into the place left behind.',
        'Kommt einer heraus? Pass in seinen verlassenen Platz.',
        'Излиза ли един? Пас в мястото му.',
      ],
    ],
    more: [
      [
        'Only one pass sideways between two dribbles.',
        'Nur ein Querpass zwischen zwei Dribblings.',
        'Само един страничен пас между два дрибъла.',
      ],
    ],
    easier: [
      'Defenders of the line may not go forward.',
      'Die Linie darf nicht herausrücken.',
      'Линията не излиза напред.',
    ],
    scoring: [
      'Dribble through two points, pass after a drive one point.',
      'Durchdribbeln zwei Punkte, Pass nach Andribbeln einer.',
      'Пробив с дрибъл – две, пас след водене – една точка.',
    ],
    question: [
      'What does the defender show you when you drive forward?',
      'Was zeigt dir der Verteidiger, wenn du ihn andribbelst?',
      'Какво ти показва защитникът, когато водиш към него?',
    ],
    fault: [
      'Driving straight at one defender instead of between two.',
      'Direkt auf einen zu statt zwischen zwei.',
      'Право в защитника вместо между двама.',
    ],
  },
  {
    key: 'bounce-and-beyond',
    harder: 1,
    name: ['in, out and beyond', 'rein, klatschen, tief', 'навътре, връщане, дълбоко'],
    aim: [
      'Use a player between the lines as a wall for the deeper pass.',
      'Den Spieler zwischen den Linien als Wand für den tieferen Pass nutzen.',
      'Играчът между линиите е стена за по-дълбокия пас.',
    ],
    rule: [
      'A point for a ball into the front zone, laid back one-touch and played at once to a different player in front.',
      'Ein Punkt für den Ball in die vordere Zone, direkt abgelegt und sofort zu einem anderen vorn gespielt.',
      'Точка за топка в предната зона, върната от първо и веднага подадена на друг напред.',
    ],
    points: [
      [
        'Lay it off to the one who faces forward.',
        'Auf den ablegen, der nach vorn schaut.',
        'Върни на този, който гледа напред.',
      ],
      [
        'Second in front: move away, then into the other gap.',
        'Der Zweite vorn: erst weg, dann in die andere Lücke.',
        'Вторият отпред: първо встрани, после в другата пролука.',
      ],
    ],
    more: [['All three passes one-touch.', 'Alle drei Pässe direkt.', 'И трите паса са от първо.']],
    easier: [
      'Two touches for the second pass.',
      'Zwei Kontakte beim zweiten Pass.',
      'Две докосвания за втория пас.',
    ],
    scoring: [
      'Two points for in, out and beyond; one for a plain pass.',
      'Zwei Punkte für rein, klatschen, tief; einer für den einfachen Pass.',
      'Две точки за комбинацията; една за обикновен пас.',
    ],
    question: [
      'What happens to the line when the ball comes back out?',
      'Was macht die Linie, wenn der Ball zurückkommt?',
      'Какво прави линията, когато топката се върне?',
    ],
    fault: [
      'Both in front come to the ball: nobody is deep.',
      'Beide vorn kommen zum Ball: Keiner ist tief.',
      'И двамата отпред идват към топката: няма дълбочина.',
    ],
  },
  {
    key: 'half-turn',
    harder: 2,
    name: [
      'receive and turn in two touches',
      'aufdrehen in zwei Kontakten',
      'завъртане с две докосвания',
    ],
    aim: [
      'Scan, receive side-on and play on forward.',
      'Schauen, seitlich annehmen und nach vorn weiterspielen.',
      'Оглеждане, странично поемане и игра напред.',
    ],
    rule: [
      'The receiver in front must turn with the first touch and pass on with the second. One defender may chase.',
      'Der Empfänger vorn muss mit dem ersten Kontakt aufdrehen und mit dem zweiten weiterspielen. Ein Verteidiger darf ihn verfolgen.',
      'Приелият отпред се завърта с първото докосване и подава с второто. Един защитник може да го гони.',
    ],
    points: [
      [
        'Two looks: when the ball goes sideways, and just before it comes.',
        'Zweimal schauen: beim Querpass und kurz vor der Annahme.',
        'Два погледа: при страничния пас и точно преди поемането.',
      ],
      [
        'Passer: on the foot away from the defender, it says "turn".',
        'Passgeber: auf den gegnerfernen Fuß, das heißt „dreh auf“.',
        'Подаващ: в далечния от защитника крак, това значи „завърти се“.',
      ],
    ],
    more: [
      [
        'Two defenders may chase.',
        'Zwei Verteidiger dürfen verfolgen.',
        'Двама защитници могат да гонят.',
      ],
    ],
    easier: [
      'The receiver has three touches.',
      'Der Empfänger hat drei Kontakte.',
      'Приелият има три докосвания.',
    ],
    scoring: [
      'Two points for a turn and a pass forward.',
      'Zwei Punkte für Aufdrehen und Pass nach vorn.',
      'Две точки за завъртане и пас напред.',
    ],
    question: [
      'What did you see before you turned?',
      'Was hast du vor dem Aufdrehen gesehen?',
      'Какво видя, преди да се завъртиш?',
    ],
    fault: [
      'Flat feet and back to the play: then only the pass back is left.',
      'Frontal zum Ball, Rücken zum Spiel: Dann bleibt nur der Rückpass.',
      'Гръб към играта: остава само пас назад.',
    ],
  },
]
