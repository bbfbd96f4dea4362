/** Long balls into landing zones with as few kicks as possible. */
import { type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const footballGolf: Exercise = {
  key: 'football-golf',
  kind: { practice_type: 'fun_game' },
  sizes: createSizes(
    [[36, 26], [9, 13], 1, [5, 150, 30], { more: 4 }],
    [[50, 34], [14, 99], 2, [5, 180, 30], { more: 6 }],
  ),
  intensity: 'low',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.08))
    const holes = [
      [0.06, 0.18, 0.86, 0.12],
      [0.94, 0.38, 0.14, 0.44],
      [0.06, 0.64, 0.86, 0.66],
      [0.94, 0.9, 0.14, 0.9],
    ] as const
    const groups = holes.map(([x, y, u, v]) => {
      drawing.gear('ring', at(u, v))
      const way = u > x ? 1 : -1
      const one = drawing.player('a', at(x, y - 0.04))
      const two = drawing.player('a', at(x, y + 0.06))
      drawing.ball(two)
      return { one, ball: drawing.ball(one), way, u, v }
    })
    drawing.together(() => {
      for (const { ball, one, way, u, v } of groups)
        drawing.pass(ball, at(u - way * 0.18, v + 0.03), { kind: 'lofted', for: one })
      for (const { one, way, u, v } of groups) drawing.run(one, at(u - way * 0.18, v + 0.03))
    })
    drawing.together(() => {
      for (const { ball, u, v } of groups) drawing.pass(ball, at(u, v))
    })
    return drawing
  },
  words: {
    en: {
      title: 'Football golf',
      aim: 'Choose the right kick for the distance: drive, clip or push, and judge where the ball comes to rest.',
      setup:
        'Four holes on {l} × {w} m: a ring each at the end of a fairway. Pairs with a ball each start at different holes, so that nobody waits.',
      rules: [
        'The first kick is a long ball from the tee, in the air.',
        'From where the ball stops, kick again until it lies in the ring.',
        'Partners kick by turns and count their own kicks.',
        'Kick only when nobody is in your fairway; call “fore!” if the ball strays.',
        'After a hole each pair walks on to the next tee.',
      ],
      points: [
        'Before the kick: which landing place leaves an easy second one?',
        'Clip with the instep under the ball, lean back only a little.',
        'Near the ring: inside of the foot, flat, with the right weight.',
      ],
      harder: [
        'A bunker of markers in front of each ring: a ball that lands in it costs a kick.',
        'One hole with the weaker foot.',
      ],
      easier: ['The ball may be rolled; a hoop of four markers instead of the ring.'],
      scoring: 'Fewest kicks over four holes; a hole in two takes one kick off the total.',
      question: 'Which kick do you trust at which distance?',
      fault: 'Everything is hit as hard as possible and the way back is longer than the way there.',
    },
    de: {
      title: 'Fußballgolf auf dem Platz',
      aim: 'Für jede Entfernung den passenden Stoß wählen: Flugball, Chip oder Schieber, und abschätzen, wo der Ball liegen bleibt.',
      setup:
        'Vier Bahnen auf {l} × {w} m: am Ende jeder Bahn liegt ein Ring. Paare mit je einem Ball pro Spieler starten an verschiedenen Bahnen, damit niemand wartet.',
      rules: [
        'Der erste Stoß ist ein langer Flugball vom Abschlag.',
        'Von dort, wo der Ball liegt, weiterspielen, bis er im Ring ruht.',
        'Die Partner schießen abwechselnd und zählen ihre Stöße selbst.',
        'Nur schießen, wenn die Bahn frei ist; verirrte Bälle mit „Achtung!“ ansagen.',
        'Nach jedem Loch geht das Paar zum nächsten Abschlag.',
      ],
      points: [
        'Vor dem Stoß: Welcher Landepunkt macht den zweiten leicht?',
        'Mit dem Innenspann unter den Ball, nur wenig Rücklage.',
        'Nahe am Ring: Innenseite, flach, gut dosiert.',
      ],
      harder: [
        'Vor jedem Ring ein Bunker aus Hütchen: Landung darin kostet einen Stoß.',
        'Eine Bahn mit dem schwächeren Fuß.',
      ],
      easier: ['Der Ball darf gerollt werden; statt des Rings ein Feld aus vier Hütchen.'],
      scoring: 'Wenigste Stöße auf vier Bahnen; wer mit zwei einlocht, zieht einen Stoß ab.',
      question: 'Welchem Stoß vertraust du auf welche Entfernung?',
      fault: 'Alles wird mit voller Kraft geschossen, der Rückweg ist länger als der Hinweg.',
    },
    bg: {
      title: 'Футболен голф на терена',
      aim: 'Избор на подходящ удар за всяко разстояние: дълга топка, дъга или избутване, и преценка къде ще спре топката.',
      setup:
        'Четири игрища на {l} × {w} м: в края на всяко лежи обръч. Двойки с по една топка на играч започват от различни игрища, за да не чака никой.',
      rules: [
        'Първият удар е дълга топка по въздуха от старта.',
        'Оттам, където спре, се удря отново, докато легне в обръча.',
        'Партньорите удрят на смени и сами броят ударите си.',
        'Удряй само при свободно игрище; при отклонена топка викай „Пази се!“.',
        'След всеки обръч двойката отива на следващия старт.',
      ],
      points: [
        'Преди удара: кое място за падане прави втория лесен?',
        'С вътрешната горна част под топката, съвсем лек наклон назад.',
        'Близо до обръча – вътрешна част, по земя, с мярка.',
      ],
      harder: [
        'Пред всеки обръч – пясък от конуси: падане в него струва удар.',
        'Едно игрище с по-слабия крак.',
      ],
      easier: ['Топката може да се търкаля; вместо обръч – квадрат от четири конуса.'],
      scoring: 'Най-малко удари на четирите игрища; влизане с два сваля един удар.',
      question: 'На кой удар се доверяваш от какво разстояние?',
      fault: 'Всичко се рита с пълна сила и пътят назад е по-дълъг от пътя натам.',
    },
  },
}
