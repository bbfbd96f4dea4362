/** Passing and shooting with a walking aid or little balance. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { olderGroup, youngGroup } from '../everyone/sizes'

export const steadyFeet: Exercise = {
  key: 'steady-feet',
  sizes: [
    { ...youngGroup, area: [20, 16], count: 6, time: [5, 120, 90] },
    { ...olderGroup, area: [24, 20], count: 8, time: [5, 150, 90] },
  ],
  intensity: 'low',
  kind: { topic: 'finishing', practice_type: 'passive_opposition' },
  more: { coaches: 2, isWalking: true },
  draw({ area, count = 6 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.goal('youth', at(1, 0.5), 180)
    drawing.keeper('b', at(0.96, 0.5))
    drawing.zone(at(0.5, 0.2), at(0.7, 0.8))
    const waiting = drawing.row('a', count - 4, at(0.08, 0.4), at(0.08, 0.7))
    const passer = drawing.player('a', at(0.34, 0.84))
    const shooter = drawing.player('a', at(0.5, 0.34))
    drawing.player('b', at(0.76, 0.66))
    const [starter = ''] = waiting
    const ball = drawing.ball(starter)
    for (const id of waiting.slice(1)) drawing.ball(id)
    addBench(drawing, 3)
    drawing.together(() => {
      drawing.run(starter, at(0.2, 0.44))
      drawing.run(passer, at(0.36, 0.74))
    })
    drawing.pass(ball, passer)
    playInto(drawing, ball, shooter, at(0.58, 0.44))
    moveAll(drawing, [shooter, at(0.62, 0.46)])
    drawing.shot(ball, [area[0], area[1] / 2 - 1.7])
    moveAll(drawing, [starter, at(0.34, 0.84)])
    return drawing
  },
  words: {
    en: {
      title: 'Steady feet: pass, settle, shoot',
      aim: 'Players with cerebral palsy, a prosthesis or a walking aid find a stable stand for every kick; the others learn to give them a ball that is easy to play.',
      setup:
        'Even ground of {l} × {w} m, a 5 m goal with a keeper and a shooting zone in front of it. {n} players: some with a ball at the start, a passer at the side, a shooter in the zone, one calm defender. A soft ball rolls slower: choose it if it helps.',
      rules: [
        'The starter walks a few steps with the ball and passes to the side.',
        'The passer settles the ball, looks up, and rolls it into the shooting zone.',
        'In the zone the shooter takes as long as needed: set the feet or the aid first, then shoot.',
        'The defender closes one side of the goal but stays three steps away.',
        'Everyone moves on one place at their own pace; the keeper changes every ten shots.',
      ],
      points: [
        'Widen the base: feet apart, or both crutches a little forward.',
        'Kick with the leg you like; the better stand decides, not the better foot.',
        'Passer: in front of the stronger side, so that no turn is necessary.',
        'Falls belong to sport: wait, ask “Shall I help?”, and then help as told.',
      ],
      harder: ['The shooter receives while moving and shoots within three steps.'],
      easier: ['The ball lies still on a flat ring, the defender watches only.'],
      scoring:
        'Shot on target one point, goal two, and one for a pass that could be played without turning.',
      question: 'Where do your feet have to be so that you can shoot without holding on?',
      fault: 'A helper holds the shooter by the arm and takes the balance away.',
    },
    de: {
      title: 'Sicherer Stand: passen und schießen',
      aim: 'Menschen mit Zerebralparese, Prothese oder Gehhilfe finden für jeden Schuss einen sicheren Stand; die anderen lernen, ihnen einen gut spielbaren Ball zu geben.',
      setup:
        'Ebener Boden von {l} × {w} m, Jugendtor (5 m) mit Torwart, davor eine Schusszone. {n} Spieler: einige mit Ball am Start, ein Passgeber seitlich, ein Schütze in der Zone, ein ruhiger Verteidiger. Ein weicher Ball rollt langsamer und darf gewählt werden.',
      rules: [
        'Der Starter geht einige Schritte mit dem Ball und passt zur Seite.',
        'Der Passgeber beruhigt den Ball, schaut auf und rollt ihn in die Schusszone.',
        'In der Zone ist Zeit: erst Füße oder Gehhilfe stellen, dann schießen.',
        'Der Verteidiger schließt eine Torseite, bleibt aber drei Schritte entfernt.',
        'Alle wechseln im eigenen Tempo eine Position weiter, der Torwart nach zehn Schüssen.',
      ],
      points: [
        'Breit stehen: Füße auseinander oder beide Stützen etwas nach vorn.',
        'Mit dem Bein schießen, das du magst; der sichere Stand entscheidet.',
        'Passgeber: auf die stärkere Seite spielen, damit niemand drehen muss.',
        'Hinfallen gehört dazu: warten, fragen „Soll ich helfen?“, dann wie gewünscht helfen.',
      ],
      harder: ['In der Bewegung annehmen und binnen drei Schritten schießen.'],
      easier: ['Der Ball ruht, der Verteidiger schaut nur zu.'],
      scoring:
        'Schuss aufs Tor ein Punkt, Tor zwei, dazu einer für einen Pass, der ohne Drehung spielbar war.',
      question: 'Wo müssen deine Füße stehen, damit du ohne Festhalten schießen kannst?',
      fault: 'Ein Helfer hält den Schützen am Arm und nimmt ihm das Gleichgewicht.',
    },
    bg: {
      title: 'Стабилен стоеж: пас, опора, удар',
      aim: 'Играчи с церебрална парализа, протеза или помощно средство намират стабилен стоеж за всеки удар; другите се учат да им подават удобна топка.',
      setup:
        'Равен терен {l} × {w} м, юношеска врата (5 м) с вратар и зона за удар пред нея. {n} играчи: някои с топка на старта, подаващ отстрани, стрелец в зоната и един спокоен защитник. Мека топка се търкаля по-бавно и може да бъде избрана.',
      rules: [
        'Започващият прави няколко крачки с топката и подава встрани.',
        'Подаващият успокоява топката, поглежда и я търкаля в зоната за удар.',
        'В зоната има време: първо краката или помощното средство, после ударът.',
        'Защитникът затваря едната страна на вратата, но е на три крачки.',
        'Всички се сменят с едно място в свое темпо, вратарят – след десет удара.',
      ],
      points: [
        'Широка опора: раздалечени стъпала или двете патерици малко напред.',
        'Удряй с крака, който предпочиташ; решава стабилният стоеж.',
        'Подаващ: към по-силната страна, за да не се налага завъртане.',
        'Паданията са част от спорта: изчакай, попитай „Да помогна ли?“ и помогни както иска.',
      ],
      harder: ['Поемане в движение и удар до три крачки.'],
      easier: ['Топката е неподвижна, защитникът само гледа.'],
      scoring: 'Удар във вратата – точка, гол – две, и още една за пас, изигран без завъртане.',
      question: 'Къде трябва да са краката ти, за да удариш, без да се държиш?',
      fault: 'Помощник държи стрелеца за ръката и му отнема равновесието.',
    },
  },
}
