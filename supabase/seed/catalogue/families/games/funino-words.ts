/** Tasks of Funino: which goal counts and how one gets there. */
import type { GameTask } from './kit'
import { moreFuninoTasks } from './funino-more-words'

export const funinoTasks: readonly GameTask[] = [
  {
    key: 'free',
    harder: 0,
    play: 'dribble',
    kind: { practice_type: 'free_game', topic: 'fun' },
    name: ['free play', 'freies Spiel', 'свободна игра'],
    aim: [
      'Try things out without fear: dribble, pass or shoot as you decide.',
      'Ohne Angst ausprobieren: dribbeln, passen oder schießen, wie du willst.',
      'Всеки опитва без страх: дрибъл, пас или удар по собствен избор.',
    ],
    rule: [
      'Goals count from everywhere in the opponents’ half. After a goal the team that conceded dribbles in beside its goal. No other rule.',
      'Tore zählen von überall in der gegnerischen Hälfte. Nach einem Tor dribbelt das andere Team neben seinem Tor ein. Mehr Regeln gibt es nicht.',
      'Голът важи отвсякъде в половината на противника. След гол другият отбор влиза с дрибъл до вратата си. Други правила няма.',
    ],
    points: [
      [
        'Room in front of you? Take it with the ball!',
        'Platz vor dir? Nimm ihn dir mit dem Ball!',
        'Има място пред теб? Вземи го с топката!',
      ],
      [
        'It did not work? Great try, go again.',
        'Nicht geklappt? Toller Versuch, gleich noch einmal.',
        'Не се получи? Чудесен опит, давай пак.',
      ],
    ],
    more: [
      [
        'Each player has to score before anyone scores twice.',
        'Erst muss jeder treffen, bevor einer zum zweiten Mal trifft.',
        'Първо всеки вкарва по един гол, после някой може втори.',
      ],
    ],
    easier: [
      'Goals of 2 m made of cones.',
      'Hütchentore von 2 m Breite.',
      'Врати от конуси, широки 2 м.',
    ],
    scoring: ['Each goal counts one.', 'Jedes Tor zählt eins.', 'Всеки гол е една точка.'],
    question: [
      'When was it better to go alone, when to pass?',
      'Wann war es besser, allein zu gehen, wann zu passen?',
      'Кога беше по-добре сам и кога с пас?',
    ],
    fault: [
      'Adults shout where to play: children stop deciding.',
      'Erwachsene rufen, wohin: Die Kinder entscheiden nicht mehr.',
      'Възрастните викат накъде и децата спират да решават.',
    ],
  },
  {
    key: 'shooting-zone',
    harder: 0,
    play: 'dribble',
    name: ['score from the zone', 'Tor aus der Zone', 'гол от зоната'],
    aim: [
      'Carry the ball close to the goal and finish calmly.',
      'Den Ball nah ans Tor tragen und ruhig abschließen.',
      'Топката се води близо до вратата и се завършва спокойно.',
    ],
    rule: [
      'Only shots from the last 6 m in front of the goals count. Whoever enters the zone with the ball may not be held with the arms.',
      'Nur Schüsse aus den letzten 6 m vor den Toren zählen. Wer mit Ball in die Zone kommt, darf nicht mit den Armen gehalten werden.',
      'Броят се само удари от последните 6 м пред вратите. Който влезе в зоната с топката, не се държи с ръце.',
    ],
    points: [
      [
        'Small touches near the zone, so that you can still turn away.',
        'Vor der Zone kleine Kontakte, dann kannst du noch abdrehen.',
        'Пред зоната – къси докосвания, за да можеш да завиеш.',
      ],
      [
        'Push the ball into the goal with the inside: precise before hard.',
        'Innenseite und ins Tor schieben: genau vor fest.',
        'С вътрешната част я вкарай: точно преди силно.',
      ],
    ],
    more: [['Zone only 4 m deep.', 'Die Zone ist nur 4 m tief.', 'Зоната е дълбока само 4 м.']],
    easier: [
      'Shots from half-way count too.',
      'Auch Schüsse ab der Mittellinie zählen.',
      'Броят се и удари от средата.',
    ],
    scoring: [
      'One point per goal, two when you dribbled past someone first.',
      'Ein Punkt je Tor, zwei nach einem gewonnenen Dribbling.',
      'Точка за гол, две след спечелен дрибъл.',
    ],
    question: [
      'What do you look at in the last metres?',
      'Wohin schaust du auf den letzten Metern?',
      'Къде гледаш в последните метри?',
    ],
    fault: [
      'Hoping with a long shot instead of going on.',
      'Weitschuss auf Verdacht statt weitergehen.',
      'Далечен удар на късмет вместо продължаване.',
    ],
  },
  {
    key: 'switch-goal',
    harder: 1,
    play: 'switch',
    kind: { topic: 'switching_play' },
    teams: [3, 5],
    name: ['switch before the goal', 'erst verlagern, dann treffen', 'смяна преди гола'],
    aim: [
      'Draw opponents to one goal and finish at the other.',
      'Gegner zu einem Tor locken und am anderen abschließen.',
      'Противникът се привлича към едната врата, а се завършва в другата.',
    ],
    rule: [
      'A goal counts double if the ball crossed the middle of the pitch from side to side in the opponents’ half before it: by pass or by dribble.',
      'Ein Tor zählt doppelt, wenn der Ball zuvor in der gegnerischen Hälfte die Seite gewechselt hat: mit Pass oder Dribbling.',
      'Голът е двоен, ако преди това топката е сменила страната в чуждата половина: с пас или дрибъл.',
    ],
    points: [
      [
        'Attack one goal for real, then turn to the other.',
        'Das eine Tor ernsthaft angreifen, dann zum anderen drehen.',
        'Нападни едната врата наистина, после се обърни към другата.',
      ],
      [
        'Far player: stay wide and call for it.',
        'Ferner Spieler: breit bleiben und fordern.',
        'Далечният: остани широко и си я поискай.',
      ],
    ],
    more: [
      [
        'Only goals after a switch count.',
        'Nur Tore nach einem Seitenwechsel zählen.',
        'Важат само голове след смяна на страната.',
      ],
    ],
    easier: [
      'A switch in their own half is enough.',
      'Der Seitenwechsel darf in der eigenen Hälfte sein.',
      'Смяната може да е в своята половина.',
    ],
    scoring: [
      'One point per goal, two after a switch.',
      'Ein Punkt je Tor, zwei nach Seitenwechsel.',
      'Точка за гол, две след смяна на страната.',
    ],
    question: [
      'How do you notice that the other goal has become free?',
      'Woran merkst du, dass das andere Tor frei wird?',
      'По какво разбираш, че другата врата се освобождава?',
    ],
    fault: [
      'The switch comes slowly along the last line and is intercepted.',
      'Der Querpass kommt langsam und flach vor die Abwehr.',
      'Напречният пас е бавен и се пресича.',
    ],
  },
  ...moreFuninoTasks,
]
