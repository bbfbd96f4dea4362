/** Swap balls without a word. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const eyeContact: Exercise = {
  key: 'eye-contact',
  kind: { topic: 'ball_mastery', phase: 'warm_up' },
  sizes: createSizes(
    [[15, 15], [8, 11], 1, [5, 90, 30], { more: 4 }],
    [[20, 20], [12, 99], 2, [5, 90, 30], { more: 6 }],
  ),
  intensity: 'low',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.12))
    const left = drawing.player('a', at(0.2, 0.3))
    const right = drawing.player('a', at(0.7, 0.3))
    const upper = drawing.player('a', at(0.5, 0.12))
    const low = drawing.player('a', at(0.3, 0.86))
    const near = drawing.player('a', at(0.8, 0.6))
    const far = drawing.player('a', at(0.1, 0.62))
    const centre = drawing.player('a', at(0.5, 0.56))
    const edge = drawing.player('a', at(0.68, 0.88))
    for (const who of [left, right, upper, low, near, far, centre, edge]) drawing.ball(who)
    moveAll(
      drawing,
      [left, at(0.4, 0.34), at(0.62, 0.24), at(0.84, 0.24)],
      [right, at(0.52, 0.36), at(0.3, 0.26), at(0.12, 0.2)],
      [low, at(0.2, 0.76), at(0.12, 0.9)],
      [near, at(0.88, 0.44), at(0.94, 0.7)],
      [centre, at(0.42, 0.66), at(0.56, 0.74), at(0.64, 0.6)],
      [far, at(0.2, 0.5), at(0.3, 0.58)],
      [edge, at(0.8, 0.92), at(0.9, 0.84)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Eye contact: swap without a word',
      aim: 'Lift your head while dribbling, find a partner by eye and exchange balls at the same moment.',
      setup:
        '{n} players dribble freely on {l} × {w} m, a ball each. From minute to minute another way to swap is asked for.',
      rules: [
        'Dribble and look for somebody who looks at you; nobody speaks.',
        'Eye contact: both dribble towards each other and stop their ball with the sole.',
        'Run on with your partner’s ball, away from where you came.',
        'Next minute: swap with a heel touch behind you; then with a pass at three metres at the same time.',
        'Nobody swaps with the same partner twice running.',
      ],
      points: [
        'Touch the ball with every step, then a look does not cost you the ball.',
        'Pass your partner on the same side, right shoulder to right shoulder.',
        'Accelerate after the swap: the next partner is somewhere else.',
      ],
      harder: ['Three players swap at once, round a triangle.'],
      easier: ['Hold up a hand to show that you want to swap.'],
      scoring: 'Count your clean swaps in a minute; everybody tries to beat their own number.',
      question: 'How did you manage to see others and still feel your ball?',
      fault: 'Players look only at the ball and wait until somebody comes.',
    },
    de: {
      title: 'Blickkontakt: Bälle tauschen ohne Worte',
      aim: 'Beim Dribbeln den Kopf heben, mit den Augen einen Partner finden und gleichzeitig die Bälle tauschen.',
      setup:
        '{n} Spieler dribbeln frei auf {l} × {w} m, jeder mit Ball. Von Minute zu Minute ist eine andere Art des Tauschs gefragt.',
      rules: [
        'Dribbeln und jemanden suchen, der herschaut; gesprochen wird nicht.',
        'Blickkontakt: aufeinander zudribbeln und den Ball mit der Sohle stoppen.',
        'Mit dem Ball des Partners weiter, weg von der eigenen Herkunft.',
        'In der nächsten Minute Tausch mit der Hacke, danach mit gleichzeitigem Pass über drei Meter.',
        'Nie zweimal hintereinander mit demselben Partner tauschen.',
      ],
      points: [
        'Bei jedem Schritt ein Kontakt, dann kostet der Blick nicht den Ball.',
        'Immer auf derselben Seite vorbei, rechte Schulter an rechter Schulter.',
        'Nach dem Tausch Tempo: Der nächste Partner ist anderswo.',
      ],
      harder: ['Drei tauschen gleichzeitig im Dreieck.'],
      easier: ['Wer tauschen will, hebt die Hand.'],
      scoring: 'Saubere Tausche je Minute zählen und die eigene Zahl übertreffen.',
      question: 'Wie konntest du andere sehen und trotzdem den Ball spüren?',
      fault: 'Der Blick bleibt am Ball, und man wartet, bis jemand kommt.',
    },
    bg: {
      title: 'Среща на погледите: размяна без думи',
      aim: 'Вдигане на главата при водене, намиране на партньор с поглед и едновременна размяна на топките.',
      setup:
        '{n} играчи водят свободно на {l} × {w} м, всеки с топка. Всяка минута се иска друг начин на размяна.',
      rules: [
        'Води и търси някой, който гледа към теб; никой не говори.',
        'Погледите се срещат: двамата се доближават и спират топката с ходило.',
        'Продължи с топката на партньора, далеч от мястото, откъдето дойде.',
        'Следващата минута – размяна с пета, после с едновременен пас от три метра.',
        'Никой не се сменя два пъти поред с един и същ партньор.',
      ],
      points: [
        'Докосване на всяка крачка – тогава погледът не ти струва топката.',
        'Минавайте винаги от една и съща страна, дясно рамо до дясно рамо.',
        'След размяната ускори: следващият партньор е другаде.',
      ],
      harder: ['Трима разменят едновременно в триъгълник.'],
      easier: ['Вдигни ръка, когато искаш размяна.'],
      scoring: 'Броят се чистите размени за минута; всеки гони собственото си число.',
      question: 'Как успя да виждаш другите и пак да усещаш топката?',
      fault: 'Погледът е само в топката и се чака някой да дойде.',
    },
  },
}
