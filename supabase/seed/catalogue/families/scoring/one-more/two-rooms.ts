/** Children: two against one twice, in two rooms on the way to goal. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const twoRooms: Exercise = {
  key: 'two-rooms',
  sizes: [
    createGoalSize('small', { area: [24, 12], ages: [7, 9], level: 1, time: [6, 60, 60] }),
    createGoalSize('youth', { area: [30, 16], level: 2, time: [6, 75, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.12, 0), at(0.46, 1))
    drawing.zone(at(0.5, 0), at(0.84, 1))
    const one = drawing.player('a', at(0.04, 0.3))
    const two = drawing.player('a', at(0.04, 0.74))
    drawing.player('a', at(-0.06, 0.3))
    drawing.player('a', at(-0.06, 0.74))
    const first = drawing.player('b', at(0.32, 0.5))
    const second = drawing.player('b', at(0.68, 0.5))
    const ball = drawing.ball(one)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(one, at(0.22, 0.3))
      drawing.run(two, at(0.22, 0.78))
      drawing.run(first, at(0.29, 0.36))
    })
    playInto(drawing, ball, two, at(0.38, 0.78), [[first, at(0.34, 0.5)]])
    drawing.together(() => {
      drawing.run(two, at(0.58, 0.74))
      drawing.run(one, at(0.58, 0.24))
      drawing.run(second, at(0.66, 0.64))
    })
    playInto(drawing, ball, one, at(0.78, 0.32), [[second, at(0.72, 0.5)]])
    drawing.shot(ball, placeShot(-0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Two rooms, two against one',
      aim: 'Draw the guard of each room to the ball and pass to the free partner at the right moment.',
      setup:
        '{l} × {w} m with a {goal} and a keeper. Two rooms one behind the other with a guard in each. Pairs with one ball start in turn.',
      rules: [
        'The pair must get through both rooms; guards stay in their room.',
        'Dribble at the guard until the guard comes, then pass.',
        'After the second room shoot at goal.',
        'When a guard touches the ball, the pair jogs back outside.',
        'Next pair starts when the first room is empty; guards change after four attacks.',
      ],
      points: [
        'Go towards the guard, do not run away from the guard.',
        'Partner: stay wide and a little behind the ball.',
        'If nobody comes, keep the ball and run.',
      ],
      harder: ['The first guard may chase into the second room.'],
      easier: ['The guards hold a ball or bib in both hands.'],
      scoring: 'Each room one point, a goal two more. Which pair reaches ten first?',
      question: 'When was your partner free: before or after the guard came to you?',
      fault: 'Passing at once, far away from the guard, who then just walks across.',
    },
    de: {
      title: 'Zwei Zimmer, Zwei gegen Eins',
      aim: 'Den Wächter jedes Zimmers zum Ball locken und im richtigen Moment zum freien Partner spielen.',
      setup:
        '{l} × {w} m mit {goal} und Torwart. Zwei Zimmer hintereinander, in jedem ein Wächter. Die Paare starten nacheinander mit einem Ball.',
      rules: [
        'Das Paar muss durch beide Zimmer; die Wächter bleiben in ihrem.',
        'Auf den Wächter zudribbeln, bis er kommt, dann abspielen.',
        'Nach dem zweiten Zimmer aufs Tor schießen.',
        'Berührt ein Wächter den Ball, trabt das Paar außen zurück.',
        'Das nächste Paar beginnt, wenn das erste Zimmer leer ist; nach vier Angriffen neue Wächter.',
      ],
      points: [
        'Auf den Wächter zu, nicht von ihm weg.',
        'Partner: breit bleiben und etwas hinter dem Ball.',
        'Kommt keiner, behältst du den Ball und läufst.',
      ],
      harder: ['Der erste Wächter darf ins zweite Zimmer nachlaufen.'],
      easier: ['Die Wächter halten mit beiden Händen ein Leibchen.'],
      scoring: 'Jedes Zimmer ein Punkt, ein Tor zwei dazu. Welches Paar hat zuerst zehn?',
      question: 'Wann war dein Partner frei: bevor oder nachdem der Wächter kam?',
      fault: 'Sofort abgespielt, weit weg vom Wächter, der nur hinübergehen muss.',
    },
    bg: {
      title: 'Две стаи, двама срещу един',
      aim: 'Пазачът на всяка стая се привлича към топката, а пасът към свободния идва в точния момент.',
      setup:
        '{l} × {w} м с {goal} и вратар. Две „стаи“ една след друга, във всяка има пазач. Двойките тръгват поред с по една топка.',
      rules: [
        'Двойката минава през двете стаи; пазачите остават в своята.',
        'Води към пазача, докато дойде, и тогава подай.',
        'След втората стая се удря към вратата.',
        'Ако пазач докосне топката, двойката се връща отстрани.',
        'Следващата двойка тръгва, щом първата стая е празна; на четири атаки – нови пазачи.',
      ],
      points: [
        'Върви към пазача, не бягай от него.',
        'Партньор: стой широко и малко зад топката.',
        'Ако никой не идва, задръж топката и тичай.',
      ],
      harder: ['Първият пазач може да гони и във втората стая.'],
      easier: ['Пазачите държат потник с двете ръце.'],
      scoring: 'Всяка стая – точка, гол – още две. Коя двойка първа стига десет?',
      question: 'Кога беше свободен партньорът: преди или след като дойде пазачът?',
      fault: 'Пас веднага, далеч от пазача, който само се премества.',
    },
  },
}
