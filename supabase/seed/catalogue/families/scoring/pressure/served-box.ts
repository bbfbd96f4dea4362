/** Four in the box: the ball comes in, whoever controls it shoots. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const servedBox: Exercise = {
  key: 'served-box',
  kind: { practice_type: 'small_sided_game' },
  sizes: [
    createGoalSize('small', { area: [14, 16], level: 2, time: [6, 60, 60] }),
    createGoalSize('youth', { area: [18, 20], level: 3, time: [7, 60, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const one = drawing.player('a', at(0.5, 0.36))
    const two = drawing.player('a', at(0.46, 0.72))
    const left = drawing.player('b', at(0.62, 0.46))
    const right = drawing.player('b', at(0.62, 0.64))
    const south = drawing.player('c', at(0, 0.5))
    const west = drawing.player('c', at(0.4, 0.02))
    drawing.player('c', at(0.4, 0.98))
    const ball = drawing.ball(south)
    drawing.ball(west)
    addBench(drawing, 5, size.area[0] * 0.65)
    playInto(drawing, ball, one, at(0.4, 0.3), [[left, at(0.54, 0.4)]])
    drawing.together(() => {
      drawing.run(one, at(0.54, 0.22))
      drawing.run(left, at(0.6, 0.32))
      drawing.run(two, at(0.66, 0.78))
      drawing.run(right, at(0.72, 0.6))
    })
    drawing.shot(ball, placeShot(-0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Served box: two against two',
      aim: 'Shoot quickly with opponents around you, from balls that come from every side.',
      setup:
        'Box of {l} × {w} m, {goal} with a keeper, cones mark the other sides. Two against two inside. Three servers with balls outside, one on each free side.',
      rules: [
        'Servers play in turn, a new ball as soon as the last one is out.',
        'Both pairs try to score in the same goal.',
        'A pair that wins the ball must touch it back to a server first.',
        'After a minute one pair becomes servers and the servers come in.',
      ],
      points: [
        'Be side-on before the ball comes and know where the goal is.',
        'Half a metre of space is enough: shift the ball and shoot.',
        'The partner goes to the far post for the rebound.',
        'After losing the ball, put one foot in the shooting line at once.',
      ],
      harder: ['Servers throw in waist-high balls as well.'],
      easier: ['The first touch after the service is free: nobody may tackle.'],
      scoring: 'One point a goal, two for a rebound. Five rounds, points are added up.',
      question: 'Where could you shoot without a clear sight of the whole goal?',
      fault: 'Taking three touches to find the perfect moment, which never comes.',
    },
    de: {
      title: 'Bälle in die Box: Zwei gegen Zwei',
      aim: 'Mit Gegnern ringsum schnell abschließen, der Ball kommt von jeder Seite.',
      setup:
        'Box von {l} × {w} m, {goal} mit Torwart, die übrigen Seiten markieren Hütchen. Innen Zwei gegen Zwei, außen drei Zuspieler mit Bällen, einer auf jeder freien Seite.',
      rules: [
        'Die Zuspieler passen reihum; ist ein Ball draußen, kommt sofort der nächste.',
        'Beide Paare greifen dasselbe Tor an.',
        'Wer den Ball erobert, spielt ihn zuerst zu einem Zuspieler zurück.',
        'Nach einer Minute wird ein Paar zu Zuspielern, die Zuspieler kommen hinein.',
      ],
      points: [
        'Schon vor dem Zuspiel seitlich stehen und das Tor im Kopf haben.',
        'Ein halber Meter reicht: Ball zur Seite legen und schießen.',
        'Der Partner geht für den Abpraller an den langen Pfosten.',
        'Nach Ballverlust sofort einen Fuß in die Schussbahn bringen.',
      ],
      harder: ['Die Zuspieler werfen auch hüfthohe Bälle ein.'],
      easier: ['Der erste Kontakt nach dem Zuspiel ist ungestört.'],
      scoring: 'Jedes Tor ein Punkt, nach Abpraller zwei. Fünf Runden, die Punkte werden addiert.',
      question: 'Wo konntest du schießen, ohne das ganze Tor zu sehen?',
      fault: 'Drei Kontakte auf der Suche nach dem perfekten Moment, der nie kommt.',
    },
    bg: {
      title: 'Топки отвсякъде: двама срещу двама',
      aim: 'Бърз удар сред противници, когато топката идва от всички страни.',
      setup:
        'Поле {l} × {w} м, {goal} с вратар, останалите страни са очертани с конуси. Вътре двама срещу двама, отвън трима подаващи с топки – по един на всяка свободна страна.',
      rules: [
        'Подаващите се изреждат; щом топката излезе, веднага влиза нова.',
        'И двете двойки атакуват една и съща врата.',
        'Който отнеме топката, първо я връща на подаващ.',
        'След минута една двойка става подаваща, а подаващите се сменят с нея.',
      ],
      points: [
        'Застани странично още преди паса и помни къде е вратата.',
        'Половин метър стига: премести топката и удряй.',
        'Партньорът отива на далечната греда за добавка.',
        'След загуба веднага сложи крак на пътя на удара.',
      ],
      harder: ['Подаващите хвърлят и топки на височина до кръста.'],
      easier: ['Първото докосване след паса не се атакува.'],
      scoring: 'Всеки гол – точка, след добавка – две. Пет серии, точките се събират.',
      question: 'Откъде можеше да удариш, без да виждаш цялата врата?',
      fault: 'Три докосвания в търсене на идеалния момент, който не идва.',
    },
  },
}
