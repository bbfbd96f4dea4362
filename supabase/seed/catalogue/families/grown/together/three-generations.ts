/** Children, parents and grandparents in one game. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'

export const threeGenerations: Exercise = {
  key: 'three-generations',
  sizes: [
    {
      key: 'small-field',
      name: ['small field', 'kleines Feld', 'малко игрище'],
      area: [24, 18],
      ages: [6, 99],
      level: 1,
      time: [4, 180, 90],
      count: 10,
      more: 4,
    },
    {
      key: 'club-day',
      name: ['club day', 'Vereinsfest', 'клубен празник'],
      area: [32, 24],
      ages: [6, 99],
      level: 1,
      time: [4, 240, 90],
      count: 14,
      more: 6,
    },
  ],
  intensity: 'medium',
  kind: { topic: 'fun', phase: 'game', practice_type: 'small_sided_game', moment: null },
  draw({ area, count = 10 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    for (const y of [0.25, 0.75]) {
      drawing.goal('mini', at(0, y), 0)
      drawing.goal('mini', at(1, y), 180)
    }
    drawing.gears('ring', [at(0.36, 0.5), at(0.64, 0.5)])
    const half = count / 2 - 1
    const spots = [
      [0.14, 0.5],
      [0.3, 0.2],
      [0.3, 0.82],
      [0.58, 0.3],
      [0.2, 0.7],
      [0.46, 0.12],
    ] as const
    const ours = spots.slice(0, half).map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = spots.slice(0, half).map(([x, y]) => drawing.player('b', at(0.98 - x, 1 - y)))
    const elder = drawing.player('a', at(0.36, 0.54))
    drawing.player('b', at(0.64, 0.46))
    const [back = '', top = '', , front = ''] = ours
    const ball = drawing.ball(back)
    addBench(drawing, 2)
    drawing.together(() => {
      drawing.run(theirs[3] ?? '', at(0.3, 0.64))
      drawing.pass(ball, top)
    })
    drawing.pass(ball, elder)
    playInto(drawing, ball, front, at(0.72, 0.22), [[theirs[2] ?? '', at(0.8, 0.3)]])
    moveAll(drawing, [front, at(0.82, 0.24)])
    drawing.pass(ball, at(1, 0.25))
    return drawing
  },
  words: {
    en: {
      title: 'Three generations on one pitch',
      aim: 'Children, parents and grandparents play together so that each is important: the young run, the middle think, the old give the decisive pass.',
      setup:
        'Pitch of {l} × {w} m, two mini goals on each short side, two rings near the middle. Two mixed teams, {n} players in all. In each team one player, who does not want to run, has a foot in the ring.',
      rules: [
        'The ring player cannot be attacked and has as many touches as they like.',
        'A goal counts only if the ring player touched the ball in the attack.',
        'Adults walk and shoot with the weaker foot; children may run and do everything.',
        'No tackling of anyone smaller or older than yourself: shepherd and wait for a mistake.',
        'A new ring player after every goal, children too; families are split between the teams.',
      ],
      points: [
        'Adults: say the child’s name before the pass, and play it slowly.',
        'Children: look for the ring as soon as you are stuck.',
        'Ring player: wait until somebody runs free, then pass ahead of them.',
        'Clap for the pass before the goal.',
      ],
      harder: ['Adults have two touches, children five.'],
      easier: ['A second ring for each team.'],
      scoring: 'One point a goal, two when all three generations touched the ball.',
      question: 'What can grandparents do better than you, and what can you do better?',
      fault: 'Fathers play each other and the children stand beside it.',
    },
    de: {
      title: 'Drei Generationen auf einem Platz',
      aim: 'Kinder, Eltern und Großeltern spielen so, dass alle wichtig sind: Die Jungen laufen, die Mittleren denken, die Älteren geben den entscheidenden Pass.',
      setup:
        'Feld von {l} × {w} m, auf jeder Schmalseite zwei Minitore, nahe der Mitte zwei Reifen. Zwei gemischte Teams, insgesamt {n} Spieler. In jedem Team steht jemand, der nicht laufen möchte, mit einem Fuß im Reifen.',
      rules: [
        'Wer im Reifen steht, wird nicht angegriffen und hat beliebig viele Kontakte.',
        'Ein Tor zählt nur, wenn im Angriff der Reifenspieler am Ball war.',
        'Erwachsene gehen und schießen mit dem schwächeren Fuß; Kinder dürfen alles.',
        'Kein Zweikampf gegen Kleinere oder Ältere: begleiten und auf den Fehler warten.',
        'Nach jedem Tor wechselt der Reifenspieler, auch Kinder; Familien verteilen sich auf beide Teams.',
      ],
      points: [
        'Erwachsene: erst den Namen des Kindes sagen, dann langsam passen.',
        'Kinder: den Reifen suchen, sobald ihr feststeckt.',
        'Im Reifen: warten, bis jemand freiläuft, dann vor die Füße passen.',
        'Den Pass vor dem Tor beklatschen.',
      ],
      harder: ['Erwachsene haben zwei, Kinder fünf Kontakte.'],
      easier: ['Ein zweiter Reifen für jedes Team.'],
      scoring: 'Tor ein Punkt; zwei, wenn alle drei Generationen am Ball waren.',
      question: 'Was können Großeltern besser als du, und was kannst du besser?',
      fault: 'Die Väter spielen gegeneinander, und die Kinder stehen daneben.',
    },
    bg: {
      title: 'Три поколения на едно игрище',
      aim: 'Деца, родители, баби и дядовци играят така, че всеки е важен: младите тичат, средните мислят, а старшите дават решаващия пас.',
      setup:
        'Игрище {l} × {w} м, на всяка къса страна по две малки врати, близо до средата два обръча. Два смесени отбора, общо {n} играчи. Във всеки отбор един, който не иска да тича, стои с единия крак в обръча.',
      rules: [
        'Играчът в обръча не се напада и има колкото иска докосвания.',
        'Гол важи само ако в атаката играчът в обръча е докоснал топката.',
        'Възрастните ходят и удрят с по-слабия крак; децата могат всичко.',
        'Без единоборство с по-малък или по-възрастен: съпровождай и чакай грешка.',
        'След всеки гол играчът в обръча се сменя, и с деца; семействата се делят между отборите.',
      ],
      points: [
        'Възрастни: първо името на детето, после бавен пас.',
        'Деца: търсете обръча, щом се затрудните.',
        'В обръча: изчакай някой да се освободи и подай пред него.',
        'Ръкопляскайте за паса преди гола.',
      ],
      harder: ['Възрастните са с две докосвания, децата с пет.'],
      easier: ['Втори обръч за всеки отбор.'],
      scoring: 'Гол – точка; две, ако и трите поколения са докоснали топката.',
      question: 'Какво могат по-добре баба и дядо и какво можеш по-добре ти?',
      fault: 'Бащите играят помежду си, а децата стоят отстрани.',
    },
  },
}
