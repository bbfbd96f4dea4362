/** Blind and partially sighted players with guides. */
import { createSketch } from '../../../create-sketch'
import { createScale, moveAll, type Exercise, type Point } from '../kit'
import { olderGroup, youngGroup } from './sizes'

export const listenAndGuide: Exercise = {
  key: 'listen-and-guide',
  sizes: [
    { ...youngGroup, area: [20, 16], time: [6, 90, 45] },
    { ...olderGroup, area: [26, 20], time: [6, 120, 45] },
  ],
  intensity: 'low',
  kind: {
    topic: 'dribbling',
    practice_type: 'unopposed',
    moment: null,
    corners: ['technical', 'social'],
  },
  more: { coaches: 2 },
  draw({ area, count = 8 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    const lanes = count / 2
    const getLane = (lane: number) => (lane + 0.5) / lanes
    for (let lane = 1; lane < lanes; lane += 1)
      drawing.gears('marker', [at(0.3, lane / lanes), at(0.5, lane / lanes), at(0.7, lane / lanes)])
    const runners = Array.from({ length: lanes }, (_, lane) =>
      drawing.player('a', at(0.08, getLane(lane))),
    )
    const guides = Array.from({ length: lanes }, (_, lane) =>
      drawing.player('b', at(0.44, getLane(lane) - 0.02)),
    )
    for (let lane = 0; lane < lanes; lane += 1) drawing.goal('mini', at(1, getLane(lane)), 180)
    const balls = runners.map((id) => drawing.ball(id))
    drawing.coach(at(0.5, -0.08))
    drawing.coach([area[0] + 2, area[1] * 0.5 + 1.2])
    const movePairs = (share: number, guide: number) =>
      moveAll(
        drawing,
        ...runners.map((id, lane): readonly [string, ...Point[]] => [id, at(share, getLane(lane))]),
        ...guides.map((id, lane): readonly [string, ...Point[]] => [
          id,
          at(guide, getLane(lane) - 0.02),
        ]),
      )
    movePairs(0.3, 0.6)
    movePairs(0.52, 0.78)
    drawing.together(() => {
      for (const [lane, id] of guides.entries())
        drawing.run(id, at(0.86, getLane(lane) - 0.32 / lanes))
    })
    drawing.together(() => {
      for (const [lane, ball] of balls.entries()) drawing.pass(ball, at(1, getLane(lane)))
    })
    return drawing
  },
  words: {
    en: {
      title: 'Listen, guide, score',
      aim: 'Dribble by ear and by touch towards a voice. Guides learn to give short, exact information; nobody is pulled or pushed.',
      setup:
        'Lanes on {l} × {w} m, marked by strips one can feel underfoot, a mini goal at the end of each. {n} players in pairs: one with a ball that rattles, one as guide. For players with little sight: bright ball, dark ground, guide in a bright bib. Quiet all around.',
      rules: [
        'The guide walks backwards in front and speaks all the time: “here, here, a bit left”.',
        'Dribble between the feet, the ball touches one of them at every step.',
        'At the guide’s “stop” put a sole on the ball; the guide goes beside the goal and knocks on the post.',
        'Turn to the sound, take two steps and pass into the goal.',
        'Walk back arm in arm; roles change only if both players want to.',
      ],
      points: [
        'Ball between the insides of the feet: knees soft, small touches.',
        'Guide: distance, direction, thing; one word each.',
        'Say the name before you speak or touch: “Mira, I am on your left.”',
        'One lane starts after the other, so that voices do not cover each other.',
      ],
      harder: ['The guide stays beside the goal and guides only by voice from there.'],
      easier: ['The player holds the guide’s elbow while dribbling.'],
      scoring: 'Goal two points, reaching the sole stop without losing the ball one.',
      question: 'Which words of your guide helped you most?',
      fault: 'Several people advise at the same time, and the player hears nothing.',
    },
    de: {
      title: 'Hören, führen, treffen',
      aim: 'Nach Gehör und Gefühl auf eine Stimme zudribbeln. Wer führt, lernt kurz und genau zu sprechen; niemand wird gezogen oder geschoben.',
      setup:
        'Bahnen auf {l} × {w} m, durch fühlbare Streifen am Boden markiert, am Ende je ein Minitor. {n} Spieler in Paaren: einer mit Rasselball, einer als Guide. Bei Sehrest: heller Ball, dunkler Boden, Guide mit hellem Leibchen. Rundherum Ruhe.',
      rules: [
        'Der Guide geht rückwärts voraus und spricht ständig: „hier, hier, etwas links“.',
        'Zwischen den Füßen dribbeln, bei jedem Schritt berührt ein Fuß den Ball.',
        'Bei „Stopp“ Sohle auf den Ball; der Guide geht neben das Tor und klopft an den Pfosten.',
        'Zum Klang drehen, zwei Schritte gehen und ins Tor passen.',
        'Eingehakt zurück; getauscht werden die Rollen nur, wenn beide wollen.',
      ],
      points: [
        'Ball zwischen den Innenseiten: Knie weich, kleine Kontakte.',
        'Guide: Abstand, Richtung, Sache; je ein Wort.',
        'Erst der Name, dann sprechen oder berühren: „Mira, ich bin links von dir.“',
        'Die Bahnen starten nacheinander, damit sich die Stimmen nicht überdecken.',
      ],
      harder: ['Der Guide bleibt am Tor und führt von dort nur mit der Stimme.'],
      easier: ['Beim Dribbeln den Ellbogen des Guides halten.'],
      scoring: 'Tor zwei Punkte, ohne Ballverlust bis zum Stopp einer.',
      question: 'Welche Worte deines Guides haben am meisten geholfen?',
      fault: 'Mehrere geben gleichzeitig Ratschläge, und der Spieler hört nichts mehr.',
    },
    bg: {
      title: 'Слушай, води, вкарай',
      aim: 'Водене по слух и усет към глас. Водачът се учи да говори кратко и точно; никой не се дърпа и не се бута.',
      setup:
        'Коридори на {l} × {w} м, очертани с ленти, които се усещат с крак, в края по една малка врата. {n} играчи по двойки: един със звуковата топка, един водач. При частично зрение: светла топка, тъмна настилка, водач със светъл потник. Наоколо е тихо.',
      rules: [
        'Водачът върви назад отпред и говори непрекъснато: „тук, тук, малко наляво“.',
        'Водене между стъпалата, при всяка крачка единият крак докосва топката.',
        'При „стоп“ – подметка върху топката; водачът отива до вратата и чука по гредата.',
        'Обърни се към звука, направи две крачки и подай във вратата.',
        'Връщане под ръка; ролите се сменят само ако и двамата искат.',
      ],
      points: [
        'Топката е между вътрешните страни: меки колене, малки докосвания.',
        'Водач: разстояние, посока, предмет; по една дума.',
        'Първо името, после говори или докосвай: „Мира, аз съм вляво от теб.“',
        'Коридорите тръгват един след друг, за да не се покриват гласовете.',
      ],
      harder: ['Водачът остава до вратата и води оттам само с глас.'],
      easier: ['При воденето играчът държи лакътя на водача.'],
      scoring: 'Гол – две точки, стигане до спирането без загуба – една.',
      question: 'Кои думи на водача ти помогнаха най-много?',
      fault: 'Няколко души съветват едновременно и играчът не чува нищо.',
    },
  },
}
