/** Target sets the ball, spins round the marker and attacks the cross from the receiver. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const setWideSpinIn: Exercise = {
  key: 'set-wide-spin-in',
  sizes: [
    createGoalSize('youth', { area: [30, 26], ages: [11, 13], level: 3, time: [6, 75, 60] }),
    createGoalSize('full', { area: [40, 36], ages: [14, 99], level: 4, time: [6, 90, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.66, 0.2), at(1, 0.8))
    const passer = drawing.player('a', at(0.06, 0.46))
    const target = drawing.player('a', at(0.54, 0.46))
    const upper = drawing.player('a', at(0.3, 0.12))
    const lower = drawing.player('a', at(0.3, 0.88))
    const marker = drawing.player('b', at(0.62, 0.46))
    const cover = drawing.player('b', at(0.74, 0.58))
    const ball = drawing.ball(passer)
    addBench(drawing, 5)
    playInto(drawing, ball, target, at(0.46, 0.44), [[marker, at(0.53, 0.45)]])
    drawing.together(() => {
      drawing.run(upper, at(0.52, 0.14))
      drawing.pass(ball, at(0.52, 0.14), { for: upper })
      drawing.run(cover, at(0.76, 0.44))
    })
    drawing.together(() => {
      drawing.run(upper, at(0.78, 0.14))
      drawing.run(target, at(0.54, 0.58), at(0.7, 0.62))
      drawing.run(marker, at(0.7, 0.5))
      drawing.run(cover, at(0.84, 0.34))
      drawing.run(lower, at(0.62, 0.8))
    })
    playInto(drawing, ball, target, at(0.8, 0.58), [[marker, at(0.74, 0.5)]])
    drawing.shot(ball, placeShot(0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Set it wide, spin into the box',
      aim: 'A striker lays the ball off to the wing, spins away from the marker and meets the low ball.',
      setup:
        '{l} × {w} m, {goal} with a keeper, in front of it a marked box. A passer with balls in the centre, a wide runner each side, a striker against a tight marker and a covering defender.',
      rules: [
        'Firm pass to the striker, both wide players start.',
        'The striker sets it first time into the run of one wide player.',
        'At once spin to the other side, behind the marker’s back.',
        'Low ball into the box for the striker or the far wide player.',
        'Wide players may shoot, too; after each attack all four move on a place.',
      ],
      points: [
        'Set with the foot on the side you are NOT going to spin to.',
        'First step of the spin over the shoulder that the marker is not leaning on.',
        'Run to the space where the ball will be, with a look at the wing.',
        'Wide player: first touch forward, second touch into the box.',
      ],
      harder: ['Cover and marker may swap opponents by a call.'],
      easier: ['Without the covering defender.'],
      scoring:
        'Goal by the striker who has set three, other goal two, ball cleared one for the defence.',
      question: 'Where did the marker look in the second after your lay-off?',
      fault: 'The striker watches the lay-off and starts only when the ball is on the wing.',
    },
    de: {
      title: 'Nach außen ablegen, innen drehen',
      aim: 'Der Stürmer legt auf den Flügel ab, dreht sich vom Gegner weg und verwertet die flache Hereingabe.',
      setup:
        '{l} × {w} m, {goal} mit Torwart, davor ein markierter Strafraum. Im Zentrum ein Passgeber mit Bällen, auf jeder Seite ein Außenläufer, ein Stürmer gegen einen engen Bewacher und einen absichernden Verteidiger.',
      rules: [
        'Fester Pass auf den Stürmer, beide Außenläufer starten.',
        'Der Stürmer legt direkt in den Lauf eines Außenläufers ab.',
        'Sofort zur anderen Seite drehen, in den Rücken des Bewachers.',
        'Flacher Ball in den Strafraum auf den Stürmer oder den fernen Läufer.',
        'Auch die Außenläufer dürfen schießen; danach rücken alle vier weiter.',
      ],
      points: [
        'Mit dem Fuß der Seite ablegen, auf die du NICHT drehst.',
        'Erster Schritt über die Schulter, an der kein Gegner lehnt.',
        'Dorthin laufen, wo der Ball ankommt, mit Blick zum Flügel.',
        'Außenläufer: erster Kontakt nach vorn, zweiter in den Strafraum.',
      ],
      harder: ['Bewacher und Absichernder dürfen auf Zuruf übergeben.'],
      easier: ['Ohne den absichernden Verteidiger.'],
      scoring: 'Tor des ablegenden Stürmers drei, anderes Tor zwei, Klärung einer für die Abwehr.',
      question: 'Wohin schaute der Bewacher in der Sekunde nach deiner Ablage?',
      fault: 'Der Stürmer schaut der Ablage nach und startet erst, wenn der Ball außen ist.',
    },
    bg: {
      title: 'Сваляне към крилото и завъртане',
      aim: 'Нападателят сваля към фланга, завърта се от пазача и посреща ниското подаване.',
      setup:
        '{l} × {w} м, {goal} с вратар, пред нея очертано наказателно поле. В центъра подаващ с топки, по един външен на всяка страна, нападател срещу плътен пазач и подсигуряващ защитник.',
      rules: [
        'Твърд пас към нападателя, двамата външни тръгват.',
        'Нападателят сваля от първо в хода на единия външен.',
        'Веднага завъртане към другата страна, зад гърба на пазача.',
        'Ниска топка в полето за нападателя или за далечния външен.',
        'Външните също могат да удрят; след атака четиримата сменят местата.',
      ],
      points: [
        'Сваляй с крака на страната, към която НЯМА да се завъртиш.',
        'Първа крачка през рамото, на което пазачът не се обляга.',
        'Тичай там, където ще дойде топката, с поглед към фланга.',
        'Външен: първото докосване напред, второто към вратата.',
      ],
      harder: ['Пазачът и подсигуряващият могат да се сменят с вик.'],
      easier: ['Без подсигуряващия защитник.'],
      scoring: 'Гол на свалилия нападател – три, друг гол – два, изчистване – точка за защитата.',
      question: 'Накъде гледаше пазачът в секундата след свалянето?',
      fault: 'Нападателят гледа след топката и тръгва чак когато тя е на фланга.',
    },
  },
}
