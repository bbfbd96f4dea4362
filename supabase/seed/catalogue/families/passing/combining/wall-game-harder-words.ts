/** The further tasks of the game with wall players: which combination the goal has to come from. */
import type { PassingTask } from '../kit'

export const harderWallGameTasks: readonly PassingTask[] = [
  {
    key: 'swap-with-wall',
    harder: 1,
    name: ['swap with the wall', 'Tausch mit der Wand', 'смяна със стената'],
    aim: [
      'Change places in a flowing combination without losing the shape.',
      'Im Fluss die Plätze tauschen, ohne die Ordnung zu verlieren.',
      'Смяна на местата в движение без загуба на подредбата.',
    ],
    rule: [
      'Whoever passes to a wall takes its place; the wall dribbles or plays in and stays inside. After the swap the team has five seconds in which a goal counts double.',
      'Wer zur Wand passt, nimmt ihren Platz ein; die Wand dribbelt oder spielt hinein und bleibt drin. Nach dem Tausch zählt ein Tor fünf Sekunden lang doppelt.',
      'Който подаде на стена, заема мястото ѝ; стената влиза с топка или пас и остава вътре. След смяната голът пет секунди е двоен.',
    ],
    points: [
      [
        'Wall: first touch past the nearest opponent.',
        'Wand: erster Kontakt am nächsten Gegner vorbei.',
        'Стена: първо докосване покрай най-близкия.',
      ],
      [
        'Passer: sprint to the line, the next pass may come at once.',
        'Passgeber: an die Linie sprinten, der nächste Pass kann sofort kommen.',
        'Подаващ: спринт до линията, веднага може да дойде пас.',
      ],
    ],
    more: [['Two swaps before a goal.', 'Zwei Tausche vor einem Tor.', 'Две смени преди гол.']],
    easier: [
      'Swap only on the call of the coach.',
      'Tausch nur auf Zuruf.',
      'Смяна само по сигнал.',
    ],
    scoring: [
      'Goal one point, within five seconds after a swap two.',
      'Tor ein Punkt, binnen fünf Sekunden nach Tausch zwei.',
      'Гол – точка, до пет секунди след смяна – две.',
    ],
    question: [
      'Where is the gap right after the swap?',
      'Wo ist direkt nach dem Tausch die Lücke?',
      'Къде е празнината веднага след смяната?',
    ],
    fault: [
      'For a moment two stand at the wall place.',
      'Kurz stehen zwei am Platz der Wand.',
      'За миг двама са на мястото на стената.',
    ],
  },
  {
    key: 'wall-assist',
    harder: 2,
    from: 9,
    name: ['last pass from the wall', 'letzter Pass von der Wand', 'последен пас от стената'],
    aim: [
      'Prepare a first-time finish with a pass to the end line.',
      'Mit einem Pass zur Grundlinie den Direktabschluss vorbereiten.',
      'Пас до крайната линия подготвя завършване от първо.',
    ],
    rule: [
      'A goal counts only if the last pass came from a wall and was finished first time. If the defence stands right, play back out and start again: after six passes a normal goal counts as well.',
      'Ein Tor zählt nur direkt nach einem Pass der Wand. Steht die Abwehr gut, wieder hinausspielen und neu beginnen: Nach sechs Pässen zählt auch ein normales Tor.',
      'Голът важи само от първо след пас на стена. Ако защитата е подредена, играйте назад и отново: след шест паса важи и обикновен гол.',
    ],
    points: [
      [
        'Shoot where the ball comes from: open the foot.',
        'Öffne den Fuß zum Ball, der von der Linie kommt.',
        'Отвори крака към топката, идваща от линията.',
      ],
      [
        'Be patient: a blocked wall means play round.',
        'Geduld: Ist die Wand zu, außen herum spielen.',
        'Търпение: щом стената е затворена, играй наоколо.',
      ],
    ],
    more: [
      [
        'The assist must come from the wall on the other side.',
        'Die Vorlage muss von der anderen Wand kommen.',
        'Асистенцията е от другата стена.',
      ],
    ],
    easier: [
      'Two touches for the finish.',
      'Zwei Kontakte beim Abschluss.',
      'Две докосвания за завършването.',
    ],
    scoring: [
      'Goal after a pass of the wall two points, after six passes one.',
      'Tor nach Wandpass zwei Punkte, nach sechs Pässen einer.',
      'Гол след пас от стената – две точки, след шест паса – една.',
    ],
    question: [
      'Why is a ball from the end line hard to defend?',
      'Warum ist ein Ball von der Grundlinie schwer zu verteidigen?',
      'Защо пас от крайната линия се брани трудно?',
    ],
    fault: [
      'Everyone waits in front of the goal and is marked.',
      'Alle warten vor dem Tor und sind gedeckt.',
      'Всички чакат пред вратата и са покрити.',
    ],
  },
]
