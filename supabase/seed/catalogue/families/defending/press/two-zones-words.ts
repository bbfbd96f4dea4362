/** What counts between loss and half-way. */
import type { DefendingTask } from '../kit'

export const twoZoneTasks: readonly DefendingTask[] = [
  {
    key: 'hunt',
    harder: 0,
    name: ['regain in the same zone', 'Jagd in der Zone', 'отнемане в зоната'],
    aim: [
      'Press where the ball was lost.',
      'Dort pressen, wo der Ball verloren ging.',
      'Преса там, където е загубена топката.',
    ],
    rule: [
      'A ball won back before it has crossed half-way is a point, with a goal straight after it two more.',
      'Ein Rückgewinn, bevor der Ball über die Mitte ist, zählt einen Punkt, ein Tor direkt danach zwei mehr.',
      'Връщане, преди топката да мине средата, е точка, гол веднага след това – още две.',
    ],
    points: [
      [
        'Attack the first touch of the one who won it.',
        'Greif den ersten Kontakt des Gewinners an.',
        'Нападни първото докосване на отнелия.',
      ],
    ],
    more: [['Five seconds for it.', 'Dafür fünf Sekunden Zeit.', 'За това има пет секунди.']],
    easier: [
      'The winner of the ball has to dribble first.',
      'Der Gewinner muss zuerst dribbeln.',
      'Отнелият първо дриблира.',
    ],
    scoring: [
      'Won back: one; goal after it: two more; normal goal: one.',
      'Rückgewinn: eins; Tor danach: zwei mehr; normales Tor: eins.',
      'Връщане: една; гол след това: още две; обикновен гол: една.',
    ],
    question: [
      'Why is the winner of the ball weak in the first second?',
      'Warum ist der Gewinner in der ersten Sekunde angreifbar?',
      'Защо отнелият е уязвим в първата секунда?',
    ],
    fault: [
      'Everyone turns to their own goal first.',
      'Alle drehen zuerst zum eigenen Tor um.',
      'Всички първо се обръщат към своята врата.',
    ],
  },
  {
    key: 'behind',
    harder: 1,
    name: ['all behind the ball', 'alle hinter den Ball', 'всички зад топката'],
    aim: [
      'If the press is late: run back as a team.',
      'Kommt das Pressing zu spät: als Team zurück.',
      'Закъснее ли пресата: назад като отбор.',
    ],
    rule: [
      'A goal counts double if somebody of the defending team was still in the other zone when it was scored.',
      'Ein Tor zählt doppelt, wenn beim Treffer noch jemand vom verteidigenden Team in der anderen Zone war.',
      'Голът е двоен, ако при отбелязването някой от защитаващите се е още в другата зона.',
    ],
    points: [
      [
        'Sprint through the middle: it is the shortest way and closes it too.',
        'Sprintet durch die Mitte: Das ist der kürzeste Weg und schließt sie zugleich.',
        'Спринт през центъра: най-късо и го затваря.',
      ],
    ],
    more: [['It counts three.', 'Es zählt dreifach.', 'Тройно.']],
    easier: [
      'One player may stay forward.',
      'Ein Spieler darf vorn bleiben.',
      'Един може да остане напред.',
    ],
    scoring: [
      'Goal one, against a team that is not back two; ball won with all back: one.',
      'Tor eins, gegen ein nicht vollzähliges Team zwei; Gewinn mit allen hinten: eins.',
      'Гол една, срещу неприбран отбор две; отнемане с всички назад: една.',
    ],
    question: [
      'Who had the longest way, and was it necessary?',
      'Wer hatte den längsten Weg, und war er nötig?',
      'Кой имаше най-дълъг път и нужен ли беше?',
    ],
    fault: [
      'The striker waits in front for the next ball.',
      'Der Stürmer wartet vorn auf den nächsten Ball.',
      'Нападателят чака отпред следващата топка.',
    ],
  },
  {
    key: 'new-ball',
    harder: 1,
    name: ['new ball from the coach', 'neuer Ball vom Trainer', 'топка от треньора'],
    aim: [
      'React to the unexpected: the danger is somewhere else now.',
      'Auf Unerwartetes reagieren: Die Gefahr ist jetzt woanders.',
      'Реакция на неочакваното: опасността вече е другаде.',
    ],
    rule: [
      'Two or three times a round the coach calls "new" and plays another ball to the other team; the old one is dead. Whoever stops that attack gets two points.',
      'Zwei- bis dreimal je Durchgang ruft der Trainer „neu“ und spielt dem anderen Team einen Ball zu; der alte ist tot. Wer diesen Angriff stoppt, bekommt zwei Punkte.',
      'Два-три пъти на серия треньорът вика „нова“ и подава на другия отбор; старата е мъртва. Който спре тази атака, има две точки.',
    ],
    points: [
      [
        'Call: find the new ball, then the most dangerous opponent.',
        'Beim Ruf: neuen Ball suchen, dann den gefährlichsten Gegner.',
        'При вика: намери новата топка, после най-опасния.',
      ],
    ],
    more: [
      [
        'No call: the ball just comes.',
        'Kein Ruf: Der Ball kommt einfach.',
        'Без вик: топката просто идва.',
      ],
    ],
    easier: [
      'The coach lifts the new ball high before playing it.',
      'Der Trainer hält den neuen Ball vorher hoch.',
      'Треньорът първо вдига новата топка.',
    ],
    scoring: [
      'Attack with the new ball stopped: two; goal: one, from the new ball two.',
      'Angriff mit neuem Ball gestoppt: zwei; Tor: eins, aus dem neuen Ball zwei.',
      'Спряна атака с нова топка: две; гол: една, от нова топка две.',
    ],
    question: [
      'How long did it take until all had turned round?',
      'Wie lange hat es gedauert, bis alle umgeschaltet hatten?',
      'Колко време мина, докато всички превключиха?',
    ],
    fault: [
      'Finishing the old attack although it does not count.',
      'Den alten Angriff zu Ende spielen, obwohl er nicht zählt.',
      'Довършване на старата атака, макар да не важи.',
    ],
  },
  {
    key: 'guards',
    harder: 2,
    from: 10,
    name: ['cover behind the attack', 'Absicherung dahinter', 'охрана зад атаката'],
    aim: [
      'Stand right before the loss, so that the counter never starts.',
      'Vor dem Verlust richtig stehen, damit der Konter gar nicht startet.',
      'Правилно място преди загубата, за да няма контра.',
    ],
    rule: [
      'While attacking, at least one player (from five a side two) stays in their own half, tight at the opponent who waits there. A counter stopped by them counts two; a goal without a guard counts for the other team.',
      'Im Angriff bleibt mindestens einer (ab fünf je Team zwei) in der eigenen Hälfte, eng am wartenden Gegner. Ein von ihnen gestoppter Konter zählt zwei; ein Tor ohne Absicherung zählt für den Gegner.',
      'В атака поне един (от петима нагоре – двама) остава в своята половина, плътно до чакащия противник. Спряна от тях контра е две точки; гол без охрана е за другия отбор.',
    ],
    points: [
      [
        'In front of the opponent or beside them, so that you get the first ball.',
        'Vor oder neben dem Gegner, damit du den ersten Ball bekommst.',
        'Пред противника или до него, за да си пръв на топката.',
      ],
    ],
    more: [
      [
        'The guards change with every attack.',
        'Die Absicherung wechselt mit jedem Angriff.',
        'Охраната се сменя при всяка атака.',
      ],
    ],
    easier: [
      'The guards are named by the coach.',
      'Der Trainer bestimmt die Absicherung.',
      'Треньорът посочва охраната.',
    ],
    scoring: [
      'Goal one; counter stopped by guards: two; counter goal: two.',
      'Tor eins; Konter durch Absicherung gestoppt: zwei; Kontertor: zwei.',
      'Гол една; контра, спряна от охраната: две; гол от контра: две.',
    ],
    question: [
      'Where do you stand while your team attacks?',
      'Wo stehst du, während dein Team angreift?',
      'Къде стоиш, докато отборът ти атакува?',
    ],
    fault: [
      'The guard watches the attack and loses the opponent.',
      'Die Absicherung schaut dem Angriff zu und verliert den Gegner.',
      'Охраната гледа атаката и изпуска противника.',
    ],
  },
]
