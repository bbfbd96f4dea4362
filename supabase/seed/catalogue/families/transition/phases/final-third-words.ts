/** The patterns tried in the last third. */
import type { TransitionTask } from '../kit'

export const finalThirdTasks: readonly TransitionTask[] = [
  {
    key: 'give-and-go',
    harder: 0,
    name: ['wall pass through the gap', 'Doppelpass in die Lücke', 'двоен пас в пролуката'],
    aim: [
      'Beat a line with a wall pass.',
      'Eine Linie mit Doppelpass überwinden.',
      'Преодоляване на линия с двоен пас.',
    ],
    rule: [
      'The first idea is a wall pass between the central player and a wing; the ball then goes to the far side.',
      'Die erste Idee: Doppelpass zwischen Zentrale und Flügel, dann auf die ferne Seite.',
      'Първата идея: двоен пас между центъра и крилото, после към далечната страна.',
    ],
    points: [
      [
        'Pass, then three steps at full speed: only so the return has a target.',
        'Pass, dann drei Schritte Vollgas: Nur so hat der Rückpass ein Ziel.',
        'Подай и три крачки на макс: само така връщането има цел.',
      ],
      [
        'Far wing: stay behind the defender’s eyes and come in late.',
        'Ferner Flügel: Bleib im Rücken des Verteidigers, komm spät.',
        'Далечно крило: стой зад погледа на защитника, влез късно.',
      ],
    ],
    more: [['The return is one-touch.', 'Der Rückpass erfolgt direkt.', 'Връщането е от първо.']],
    easier: [
      'The nearest defender starts two metres away.',
      'Der nächste Verteidiger startet zwei Meter entfernt.',
      'Най-близкият защитник тръгва от два метра.',
    ],
    scoring: [
      'Goal one point, after the wall pass two.',
      'Tor ein Punkt, nach Doppelpass zwei.',
      'Гол – точка, след двоен пас – две.',
    ],
    question: [
      'What must the defender do so that the wall pass is on?',
      'Was muss der Verteidiger tun, damit der Doppelpass geht?',
      'Какво трябва да направи защитникът, за да стане двойният пас?',
    ],
    fault: [
      'Return pass to feet: the run was for nothing.',
      'Rückpass in den Fuß: Der Lauf war umsonst.',
      'Връщане в крака: тичането е напразно.',
    ],
  },
  {
    key: 'overlap',
    harder: 1,
    name: ['overlap on the wing', 'Hinterlaufen am Flügel', 'включване по фланга'],
    aim: [
      'Make two against one on the wing.',
      'Am Flügel zwei gegen eins schaffen.',
      'Създаване на двама срещу един на фланга.',
    ],
    rule: [
      'The central player passes to the wing and runs round the outside; the winger cuts inside and chooses: overlap or go alone.',
      'Der Zentrale passt zum Flügel und hinterläuft außen; der Flügel zieht nach innen und wählt: Pass auf den Hinterlaufenden oder selbst.',
      'Централният подава на крилото и тича отвън; крилото влиза навътре и избира: пас към включващия се или само.',
    ],
    points: [
      [
        'Winger: inside with the ball, it opens the line for the other.',
        'Flügel: mit Ball nach innen, das öffnet die Linie.',
        'Крило: навътре с топката – отваря линията за другия.',
      ],
      [
        'Runner: wide round, call, and be level before the pass.',
        'Läufer: weit herum, rufen, auf Höhe sein vor dem Pass.',
        'Включващ се: широко, викни, бъди на линия преди паса.',
      ],
    ],
    more: [
      [
        'The cross must be low behind the defenders.',
        'Die Hereingabe kommt flach hinter die Abwehr.',
        'Пасът е нисък зад защитата.',
      ],
    ],
    easier: [
      'The defender on the wing may only move on a line.',
      'Der Verteidiger am Flügel bewegt sich nur auf einer Linie.',
      'Защитникът на фланга се движи само по линия.',
    ],
    scoring: [
      'Goal one point, after a pass from the overlap two.',
      'Tor ein Punkt, nach Pass des Hinterlaufenden zwei.',
      'Гол – точка, след пас от включилия се – две.',
    ],
    question: [
      'Whom did the defender follow, and what did you choose?',
      'Wem ist der Verteidiger gefolgt, und was hast du gewählt?',
      'Кого последва защитникът и какво избра ти?',
    ],
    fault: [
      'Winger waits until the overlap is offside.',
      'Der Flügel wartet, bis der Hinterlaufende im Abseits ist.',
      'Крилото чака, докато включващият се е в засада.',
    ],
  },
  {
    key: 'third-man',
    harder: 1,
    name: [
      'third player in the half-space',
      'der Dritte im Halbraum',
      'третият в полупространството',
    ],
    aim: [
      'Reach the third player facing the goal.',
      'Den Dritten mit Blick zum Tor erreichen.',
      'Достигане на третия с лице към вратата.',
    ],
    rule: [
      'Pass to a front player with the back to goal, who lays off first time to a third one coming from the wing into the half-space.',
      'Pass auf einen Vorderen mit dem Rücken zum Tor, der direkt auf einen Dritten ablegt, der vom Flügel in den Halbraum kommt.',
      'Пас към предния с гръб към вратата, който от първо връща на трети, влизащ от фланга в полупространството.',
    ],
    points: [
      [
        'Third: start with the first pass, not with the lay-off.',
        'Dritter: Start mit dem ersten Pass, nicht mit der Ablage.',
        'Трети: тръгни с първия пас, не с връщането.',
      ],
      [
        'Setter: weak pass is enough, the runner brings the speed.',
        'Ableger: weich genügt, das Tempo bringt der Läufer.',
        'Връщащ: мек пас стига, скоростта идва от тичащия.',
      ],
    ],
    more: [
      [
        'The third shoots or passes first time.',
        'Der Dritte spielt oder schießt direkt.',
        'Третият подава или удря от първо.',
      ],
    ],
    easier: [
      'The setter has two touches.',
      'Der Ableger hat zwei Kontakte.',
      'Връщащият има две докосвания.',
    ],
    scoring: [
      'Goal one point, over the third player two.',
      'Tor ein Punkt, über den Dritten zwei.',
      'Гол – точка, през третия – две.',
    ],
    question: [
      'How do setter and third player agree without words?',
      'Wie verständigen sich Ableger und Dritter ohne Worte?',
      'Как се разбират връщащият и третият без думи?',
    ],
    fault: [
      'Third player waits level with the setter.',
      'Der Dritte wartet auf Höhe des Ablegers.',
      'Третият чака на линията на връщащия.',
    ],
  },
  {
    key: 'inverted',
    harder: 2,
    from: 11,
    name: [
      'winger inside, far side in behind',
      'Flügel zieht nach innen',
      'крилото навлиза навътре',
    ],
    aim: [
      'Attack the far post while the ball goes inside.',
      'Die ferne Seite angreifen, während der Ball nach innen geht.',
      'Атака на далечната страна, докато топката влиза навътре.',
    ],
    rule: [
      'The winger cuts inside with the ball; in this moment the far winger runs behind the last line for the diagonal pass. The shot of the winger is the second choice.',
      'Der Flügel zieht mit Ball nach innen; in diesem Moment startet der ferne Flügel hinter die letzte Linie für den Diagonalpass. Der eigene Schuss ist die zweite Wahl.',
      'Крилото влиза навътре с топката; в този миг отсрещното тръгва зад последната линия за диагонален пас. Собственият удар е втори избор.',
    ],
    points: [
      [
        'Dribble across, not towards goal: the defenders’ eyes go with you.',
        'Quer dribbeln, nicht zum Tor: Die Augen der Abwehr gehen mit.',
        'Води напречно, не към вратата: погледите те следват.',
      ],
      [
        'Far runner: from onside, in a curve, when the head goes up.',
        'Ferner Läufer: nicht im Abseits, im Bogen, wenn der Kopf hochgeht.',
        'Далечен: не от засада, по дъга, когато главата се вдигне.',
      ],
    ],
    more: [
      [
        'Offside counts strictly, the linesman is a player.',
        'Abseits gilt streng, ein Spieler winkt.',
        'Засадата е строга, играч е страничен съдия.',
      ],
    ],
    easier: ['Without offside.', 'Ohne Abseits.', 'Без засада.'],
    scoring: [
      'Goal one point, from behind the last line two.',
      'Tor ein Punkt, hinter der letzten Linie zwei.',
      'Гол – точка, зад последната линия – две.',
    ],
    question: [
      'Which defender turned the head, and who used it?',
      'Welcher Verteidiger hat weggeschaut, und wer nutzte es?',
      'Кой защитник извърна глава и кой го използва?',
    ],
    fault: [
      'Far winger stands and watches the dribble.',
      'Der ferne Flügel steht und schaut zu.',
      'Отсрещното крило стои и гледа.',
    ],
  },
]
