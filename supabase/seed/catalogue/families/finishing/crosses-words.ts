/** Tasks of crossing: from where and how the ball comes. */
import type { FinishingTask } from './kit'

export const crossTasks: readonly FinishingTask[] = [
  {
    key: 'goal-line',
    harder: 0,
    name: ['from the goal line', 'von der Grundlinie', 'от крайната линия'],
    aim: [
      'Cross on the run with the foot nearer the line.',
      'Aus dem Lauf mit dem äußeren Fuß flanken.',
      'Центриране в движение с външния крак.',
    ],
    rule: [
      'The winger takes the ball past the marker to the goal line and crosses without stopping it. Runners finish with at most two touches.',
      'Der Flügelspieler nimmt den Ball an der Markierung vorbei bis zur Grundlinie und flankt, ohne zu stoppen. Die Läufer schließen mit höchstens zwei Kontakten ab.',
      'Крилото прекарва топката покрай маркера до крайната линия и центрира без спиране. Набягващите завършват с най-много две докосвания.',
    ],
    points: [
      [
        'Last touch ahead and a little inwards, so that the hip can open.',
        'Letzter Kontakt vor und leicht nach innen, damit die Hüfte aufgeht.',
        'Последното докосване е напред и леко навътре, за да се отвори тазът.',
      ],
      [
        'Cross away from the keeper, in front of the runners.',
        'Weg vom Torwart, vor die Läufer flanken.',
        'Центрирай далеч от вратаря, пред набягващите.',
      ],
    ],
    more: [
      [
        'The winger names near or far before the cross.',
        'Der Flügelspieler sagt vor der Flanke „kurz“ oder „lang“ an.',
        'Крилото казва „близо“ или „далече“ преди центрирането.',
      ],
    ],
    easier: [
      'The winger may stop the ball before crossing.',
      'Der Flügelspieler darf vor der Flanke stoppen.',
      'Крилото може да спре топката преди центрирането.',
    ],
    scoring: [
      'Goal two points, cross met in front of goal one.',
      'Tor zwei Punkte, erreichte Flanke einer.',
      'Гол – две точки, достигната топка – една.',
    ],
    question: [
      'When do you look to the middle for the last time?',
      'Wann schaust du zum letzten Mal in die Mitte?',
      'Кога поглеждаш за последно към средата?',
    ],
    fault: [
      'The cross goes behind the goal because the hip stays closed.',
      'Die Flanke geht hinters Tor, weil die Hüfte zu bleibt.',
      'Топката отива зад вратата, защото тазът е затворен.',
    ],
  },
  {
    key: 'early',
    harder: 1,
    from: 11,
    name: ['early cross', 'frühe Flanke', 'ранно центриране'],
    aim: [
      'Cross before the defence is in order: behind their back, in front of the keeper.',
      'Flanken, bevor die Abwehr steht: hinter die Kette, vor den Torwart.',
      'Центриране, преди защитата да се подреди: зад нея и пред вратаря.',
    ],
    rule: [
      'The cross is played with the second touch at the latest, before the line of the marker. Runners start level with the ball and go between defence and keeper.',
      'Spätestens mit dem zweiten Kontakt wird vor der Markierung geflankt. Die Läufer starten auf Ballhöhe und gehen zwischen Abwehr und Torwart.',
      'Центрира се най-късно с второто докосване, преди маркера. Набягващите тръгват на височината на топката и влизат между защитата и вратаря.',
    ],
    points: [
      [
        'Play it flat and curved, away from the keeper.',
        'Flach und mit Drall, weg vom Torwart.',
        'Ниско и с фалц, далеч от вратаря.',
      ],
      [
        'Runners: full speed when the head of the winger goes down.',
        'Läufer: Vollgas, wenn der Flügelspieler den Kopf senkt.',
        'Набягващи: пълна скорост, щом крилото наведе глава.',
      ],
    ],
    more: [['First-time cross only.', 'Nur direkt flanken.', 'Центриране само от първо.']],
    easier: [
      'Three touches before the cross.',
      'Drei Kontakte vor der Flanke.',
      'Три докосвания преди центрирането.',
    ],
    scoring: [
      'Goal with the first touch three points, otherwise one.',
      'Tor mit dem ersten Kontakt drei Punkte, sonst einer.',
      'Гол от първо – три точки, иначе една.',
    ],
    question: [
      'How do you see that it is the moment for the early ball?',
      'Woran erkennst du den Moment für die frühe Flanke?',
      'По какво познаваш момента за ранната топка?',
    ],
    fault: [
      'The ball is too high and too slow: the keeper collects it.',
      'Zu hoch und zu langsam: Der Torwart pflückt den Ball.',
      'Високо и бавно: вратарят лови.',
    ],
  },
  {
    key: 'overlap',
    harder: 1,
    from: 10,
    name: ['after an overlap', 'nach Hinterlaufen', 'след застъпване'],
    aim: [
      'Free the crosser by a run around the outside and a well-timed pass.',
      'Den Flankengeber durch Hinterlaufen und den richtigen Passzeitpunkt freispielen.',
      'Центриращият се освобождава с бягане отвън и навременен пас.',
    ],
    rule: [
      'The winger dribbles inwards, the player behind overlaps on the outside, gets the pass and crosses with one or two touches.',
      'Der Flügelspieler zieht nach innen, der Mitspieler dahinter überläuft außen, bekommt den Pass und flankt mit ein oder zwei Kontakten.',
      'Крилото влиза навътре, съиграчът отзад застъпва отвън, получава паса и центрира с едно или две докосвания.',
    ],
    points: [
      [
        'Winger: take the opponent inwards before you play outside.',
        'Flügel: den Gegner nach innen ziehen, dann außen spielen.',
        'Крило: изтегли противника навътре, после подай навън.',
      ],
      [
        'Overlapping player: call and run, do not wait for the ball.',
        'Überlaufender: rufen und laufen, nicht auf den Ball warten.',
        'Застъпващ: извикай и тичай, не чакай топката.',
      ],
    ],
    more: [
      [
        'The winger may keep the ball and shoot: the overlap is the decoy.',
        'Der Flügelspieler darf selbst schießen: Das Hinterlaufen ist der Lockvogel.',
        'Крилото може да удари само: застъпването е примамка.',
      ],
    ],
    easier: [
      'The pass may be played when the runner already stands outside.',
      'Der Pass darf kommen, wenn der Läufer schon außen steht.',
      'Пасът може да е, когато бягащият вече е отвън.',
    ],
    scoring: [
      'Goal two points; one more if the cross was first time.',
      'Tor zwei Punkte; einer mehr, wenn direkt geflankt wurde.',
      'Гол – две точки; още една, ако центрирането е от първо.',
    ],
    question: [
      'When is the overlapping player free?',
      'Wann ist der Überlaufende frei?',
      'Кога застъпващият е свободен?',
    ],
    fault: [
      'The pass comes too late and the runner has to stop.',
      'Der Pass kommt zu spät, der Läufer muss bremsen.',
      'Пасът закъснява и бягащият спира.',
    ],
  },
  {
    key: 'with-defenders',
    harder: 2,
    from: 12,
    name: ['against defenders', 'gegen Verteidiger', 'срещу защитници'],
    aim: [
      'Win the space before the defender: move late, across the front.',
      'Vor dem Verteidiger am Ball sein: spät lösen, vorn kreuzen.',
      'Изпреварване на защитника: късно движение пред него.',
    ],
    rule: [
      'Two defenders mark in the middle and may clear. Runners cross over once before the ball comes. A clearance over the starting line is a point for the defence.',
      'Zwei Verteidiger decken in der Mitte und dürfen klären. Die Läufer kreuzen einmal, bevor der Ball kommt. Klärung über die Startlinie ist ein Punkt für die Abwehr.',
      'Двама защитници пазят в средата и могат да изчистват. Набягващите се кръстосват веднъж преди топката. Изчистване зад стартовата линия е точка за защитата.',
    ],
    points: [
      [
        'First away from the ball, then across the defender to the near side.',
        'Erst weg vom Ball, dann vor dem Verteidiger zur kurzen Seite.',
        'Първо далеч от топката, после пред защитника към близката страна.',
      ],
      [
        'Do not run in a row: one near, one far, one behind.',
        'Nicht auf einer Linie: einer kurz, einer lang, einer dahinter.',
        'Не на една линия: един близо, един далече, един отзад.',
      ],
    ],
    more: [
      [
        'The winger is attacked too: a defender starts 3 m away.',
        'Auch der Flügelspieler wird angegriffen: Ein Verteidiger startet 3 m daneben.',
        'И крилото е под натиск: защитник тръгва от 3 м.',
      ],
    ],
    easier: [
      'Defenders only move without jumping in front.',
      'Die Verteidiger laufen nur mit, ohne zu klären.',
      'Защитниците само следват, без да изчистват.',
    ],
    scoring: [
      'Goal two points, clearance one for the defence.',
      'Tor zwei Punkte, Klärung einer für die Abwehr.',
      'Гол – две точки, изчистване – точка за защитата.',
    ],
    question: [
      'On which side of the defender did you attack the ball?',
      'Auf welcher Seite des Verteidigers hast du den Ball attackiert?',
      'От коя страна на защитника атакува топката?',
    ],
    fault: [
      'Standing behind the defender and waiting for the ball.',
      'Hinter dem Verteidiger stehen und auf den Ball warten.',
      'Стоене зад защитника и чакане на топката.',
    ],
  },
]
