/** Relays with a ball in short lines. */
import { createSketch } from '../../../create-sketch'
import type { Exercise } from '../kit'

export const relayFestival: Exercise = {
  key: 'relay-festival',
  sizes: [
    {
      key: '20',
      name: ['20 children', '20 Kinder', '20 деца'],
      area: [18, 22],
      ages: [6, 9],
      level: 1,
      time: [8, 45, 60],
      count: 5,
      fewer: 5,
      more: 0,
      fill: { lanes: 5 },
    },
    {
      key: '28',
      name: ['28 children', '28 Kinder', '28 деца'],
      area: [22, 30],
      ages: [8, 12],
      level: 2,
      time: [8, 60, 75],
      count: 7,
      fewer: 7,
      more: 0,
      fill: { lanes: 7 },
    },
  ],
  intensity: 'high',
  kind: {
    topic: 'fun',
    phase: 'warm_up',
    practice_type: 'fun_game',
    corners: ['physical', 'social'],
  },
  more: { coaches: 2 },
  draw({ area, count = 5 }) {
    const [length, width] = area
    const drawing = createSketch(area)
    const runs: { first: string; second: string; y: number; ball: string }[] = []
    for (let lane = 0; lane < count; lane += 1) {
      const y = ((lane + 0.5) / count) * width
      drawing.gears('cone', [
        [length * 0.3, y],
        [length * 0.5, y],
        [length * 0.88, y],
      ])
      const line = drawing.row('a', 3, [2.2, y], [-1, y])
      drawing.player('a', [length * 0.7, y + 1])
      drawing.gear('ring', [length * 0.7, y])
      const [first = '', second = ''] = line
      runs.push({ first, second, y, ball: drawing.ball(first) })
    }
    drawing.coach([length * 0.95, -1.5])
    drawing.coach([length * 0.1, -2.5])
    drawing.together(() => {
      for (const { first, y } of runs)
        drawing.run(
          first,
          [length * 0.3, y + 0.8],
          [length * 0.5, y - 0.8],
          [length * 0.92, y - 0.5],
          [length * 0.92, y + 0.4],
          [length * 0.6, y - 0.9],
        )
    })
    drawing.together(() => {
      for (const { second, ball } of runs) drawing.pass(ball, second)
    })
    return drawing
  },
  words: {
    en: {
      title: 'Ball relay festival',
      aim: 'Dribble quickly and under control, cheer for others, and laugh: short lines, so that everyone runs every twenty seconds.',
      setup:
        '{lanes} lanes on {l} × {w} m for {n} children: three behind the start, the fourth beside a ring as helper. Two slalom cones, a ring and a turning cone in each lane, one ball per team. Groups of three play without the helper.',
      rules: [
        'Dribble round the two cones, touch the helper’s hand and go round the last cone.',
        'Come back to the second cone and pass to the next child, who is waiting on the line.',
        'After the pass take the helper’s place; the helper runs back to the line.',
        'A ball that leaves the lane is fetched, nobody is knocked out.',
        'When all four have run, the team sits down; the coach announces the next relay.',
      ],
      points: [
        'Keep the ball near at the cones, push it further on the straight.',
        'Stop it or slow it before the pass, then aim at the feet of the next.',
        'The child on the line stands ready with a foot open to the ball.',
        'Cheer with the name, it makes the runner faster.',
      ],
      harder: [
        'Weaker foot only on the way out.',
        'Relay with a story: sole rolls, or three toe taps at the ring.',
      ],
      easier: ['Without slalom: out to the ring and back.'],
      scoring:
        'Two points for the first team, one for every team that finishes without a lost ball.',
      question: 'How did your team become faster from the first to the third relay?',
      fault: 'Long lines: more than four in a lane means that children stand and play nonsense.',
    },
    de: {
      title: 'Ballstaffel-Fest',
      aim: 'Schnell und kontrolliert dribbeln, andere anfeuern und lachen: kurze Reihen, jedes Kind ist alle zwanzig Sekunden dran.',
      setup:
        '{lanes} Bahnen auf {l} × {w} m für {n} Kinder: drei am Start, das vierte als Helfer neben einem Reifen. In jeder Bahn zwei Slalomhütchen, ein Reifen und ein Wendehütchen, pro Team ein Ball. Dreiergruppen spielen ohne Helfer.',
      rules: [
        'Um die zwei Hütchen dribbeln, beim Helfer abklatschen und um das letzte Hütchen.',
        'Zurück bis zum zweiten Hütchen und Pass auf das nächste Kind an der Linie.',
        'Nach dem Pass Helfer werden; der Helfer läuft zur Linie zurück.',
        'Ein Ball außerhalb der Bahn wird geholt, niemand scheidet aus.',
        'Waren alle vier dran, setzt sich das Team; der Trainer sagt die nächste Staffel an.',
      ],
      points: [
        'An den Hütchen den Ball eng führen, auf der Geraden weiter vorlegen.',
        'Vor dem Pass abbremsen und auf die Füße des Nächsten zielen.',
        'Das Kind an der Linie wartet mit offenem Fuß.',
        'Mit Namen anfeuern, das macht schneller.',
      ],
      harder: [
        'Auf dem Hinweg nur der schwächere Fuß.',
        'Staffel mit Aufgabe: Sohle rollen oder drei Zehenspitzen-Tipps am Reifen.',
      ],
      easier: ['Ohne Slalom bis zum Reifen und zurück.'],
      scoring: 'Zwei Punkte für das erste Team, einer für jedes Team ohne verlorenen Ball.',
      question: 'Wie seid ihr von der ersten zur dritten Staffel schneller geworden?',
      fault: 'Zu lange Reihen: Bei mehr als vier Kindern wird gestanden und Unsinn gemacht.',
    },
    bg: {
      title: 'Празник на щафетите с топка',
      aim: 'Бързо и контролирано водене, подкрепа за другите и смях: къси колони, всяко дете е на ред през двайсет секунди.',
      setup:
        '{lanes} коридора на {l} × {w} м за {n} деца: три на старта, четвъртото е помощник до обръч. Във всеки коридор два конуса за слалом, обръч и конус за завой, по една топка на отбор. Група от три деца играе без помощник.',
      rules: [
        'Слалом около двата конуса, плесни ръката на помощника и мини около последния конус.',
        'Върни се до втория конус и подай на следващото дете на линията.',
        'След паса ставаш помощник; помощникът тича на линията.',
        'Избягала топка се взема, никой не отпада.',
        'Когато и четирите минат, отборът сяда; треньорът обявява следващата щафета.',
      ],
      points: [
        'До конусите води топката близо, на правата я пускай по-напред.',
        'Намали преди паса и се цели в краката на следващия.',
        'Детето на линията чака с отворено стъпало.',
        'Викай по име, така се тича по-бързо.',
      ],
      harder: [
        'На отиване само с по-слабия крак.',
        'Щафета със задача: търкаляне с подметка или три докосвания с пръсти до обръча.',
      ],
      easier: ['Без слалом, само до обръча и обратно.'],
      scoring: 'Две точки за първия отбор, една за всеки отбор без изгубена топка.',
      question: 'Как станахте по-бързи от първата до третата щафета?',
      fault: 'Дълги колони: с повече от четири деца се чака и се правят глупости.',
    },
  },
}
