/** A square pass from a dribbler who has drawn the defender. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const squareBall: Exercise = {
  key: 'square-ball',
  kind: { practice_type: 'opposed' },
  sizes: [
    createGoalSize('youth', { area: [22, 20], level: 2, time: [6, 90, 60] }),
    createGoalSize('full', { area: [28, 26], level: 3, time: [6, 90, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.6, 0.16), at(1, 0.84))
    const winger = drawing.player('a', at(0.25, 0.2))
    const partner = drawing.player('a', at(0.15, 0.75))
    drawing.player('a', at(0.02, 0.2))
    drawing.player('a', at(0.02, 0.75))
    const guard = drawing.player('b', at(0.68, 0.36))
    const ball = drawing.ball(winger)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(winger, at(0.6, 0.22))
      drawing.run(guard, at(0.7, 0.26))
      drawing.run(partner, at(0.5, 0.72))
    })
    playInto(drawing, ball, partner, at(0.64, 0.62), [[guard, at(0.72, 0.44)]])
    drawing.shot(ball, placeShot(0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Draw one, square it, one touch',
      aim: 'Pull the last defender to the ball so that a partner has an open first-time finish.',
      setup:
        '{l} × {w} m, {goal} with a keeper, in front of it a marked box. Two lines of two: carriers on the left, finishers on the right. One defender guards the box and stays for a round.',
      rules: [
        'The carrier dribbles at the inside shoulder of the defender.',
        'The partner runs level or a step behind, never in front.',
        'When the defender steps out, the carrier squares the ball along the ground.',
        'The partner has one touch. If the defender stays away, the carrier shoots.',
        'Carrier and finisher join the other line; after a win the defender plays to the coach.',
      ],
      points: [
        'Carrier: look up before the last touch and show the shot.',
        'Hit the pass across the body of the partner, a metre in front.',
        'Finisher: hold the run, staying behind the ball keeps you onside.',
        'Side-foot low to the side the keeper comes from.',
      ],
      harder: ['A second defender starts two metres behind the carrier.'],
      easier: ['The defender may only move on one line across the pitch.'],
      scoring: 'One-touch goal three, goal of the carrier two, ball won by the defender two.',
      question: 'What did the defender do at the moment the square pass was on?',
      fault: 'The finisher runs ahead of the ball and has to stop and turn back.',
    },
    de: {
      title: 'Binden, quer legen, direkt',
      aim: 'Den letzten Verteidiger zum Ball ziehen, damit der Mitspieler frei und direkt abschließt.',
      setup:
        '{l} × {w} m, {goal} mit Torwart, davor ein markierter Strafraum. Zwei Zweierreihen: links die Ballführer, rechts die Abschließer. Ein Verteidiger sichert den Strafraum und bleibt einen Durchgang.',
      rules: [
        'Der Ballführer dribbelt auf die innere Schulter des Verteidigers zu.',
        'Der Partner läuft auf gleicher Höhe oder einen Schritt dahinter mit.',
        'Rückt der Verteidiger heraus, kommt der flache Querpass.',
        'Der Partner hat einen Kontakt. Bleibt der Verteidiger weg, schießt der Ballführer.',
        'Beide wechseln die Reihe; einen gewonnenen Ball spielt der Verteidiger zum Trainer.',
      ],
      points: [
        'Ballführer: vor dem letzten Kontakt hochschauen und den Schuss androhen.',
        'Den Pass einen Meter vor den Körper des Partners legen.',
        'Abschließer: Lauf verzögern, hinter dem Ball stehst du nie im Abseits.',
        'Flach mit der Innenseite dorthin, wo der Torwart herkommt.',
      ],
      harder: ['Ein zweiter Verteidiger startet zwei Meter hinter dem Ballführer.'],
      easier: ['Der Verteidiger bewegt sich nur auf einer Querlinie.'],
      scoring:
        'Direktes Tor drei, Tor des Ballführers zwei, Ballgewinn des Verteidigers zwei Punkte.',
      question: 'Was tat der Verteidiger in dem Moment, als der Querpass offen war?',
      fault: 'Der Abschließer überläuft den Ball und muss abbremsen und zurück.',
    },
    bg: {
      title: 'Привлечи, подай напречно, от първо',
      aim: 'Последният защитник се привлича към топката, за да остане партньорът сам за удар от първо.',
      setup:
        '{l} × {w} м, {goal} с вратар, пред нея очертано наказателно поле. Две колони по двама: вляво водещите, вдясно завършващите. Един защитник пази пред вратата и остава за цялата серия.',
      rules: [
        'Водещият тръгва с топката към вътрешното рамо на защитника.',
        'Партньорът тича наравно или крачка по-назад, никога отпред.',
        'Щом защитникът излезе, следва напречен пас по земята.',
        'Партньорът има едно докосване. Ако защитникът не излезе, удря водещият.',
        'Двамата сменят колоните; отнетата топка защитникът подава на треньора.',
      ],
      points: [
        'Водещ: вдигни глава преди последното докосване и заплаши с удар.',
        'Подай на метър пред тялото на партньора.',
        'Завършващ: задръж бягането, зад топката няма засада.',
        'С вътрешната част, ниско, в страната, от която идва вратарят.',
      ],
      harder: ['Втори защитник тръгва на два метра зад водещия.'],
      easier: ['Защитникът се движи само по една напречна линия.'],
      scoring: 'Гол от първо – три точки, гол на водещия – две, отнета топка – две за защитника.',
      question: 'Какво направи защитникът точно когато напречният пас беше възможен?',
      fault: 'Завършващият изпреварва топката и трябва да спре и да се върне.',
    },
  },
}
