/** Three stations for one foot: pass, carry, finish. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const threeJobs: Exercise = {
  key: 'three-jobs',
  kind: { practice_type: 'unopposed' },
  sizes: createSizes(
    [[20, 16], [8, 11], 1, [6, 75, 30], { more: 2 }],
    [[26, 20], [12, 17], 2, [6, 90, 30], { more: 2 }],
  ),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('mini', at(1, 0.5), 180)
    drawing.gears('marker', [at(0.54, 0.1), at(0.62, 0.24), at(0.7, 0.1)])
    const first = drawing.player('a', at(0.08, 0.7))
    const second = drawing.player('a', at(0.42, 0.3))
    const third = drawing.player('a', at(0.72, 0.76))
    drawing.ball(drawing.player('a', at(-0.04, 0.7)))
    drawing.player('a', at(0.34, 0.12))
    const next = drawing.player('a', at(0.6, 0.94))
    const ball = drawing.ball(first)
    playInto(drawing, ball, second, at(0.46, 0.24))
    drawing.run(second, at(0.54, 0.2), at(0.62, 0.12), at(0.72, 0.22))
    playInto(drawing, ball, third, at(0.8, 0.62), [
      [first, at(0.3, 0.34)],
      [next, at(0.66, 0.86)],
    ])
    drawing.pass(ball, at(1, 0.5))
    moveAll(drawing, [second, at(0.72, 0.5)])
    return drawing
  },
  words: {
    en: {
      title: 'Three jobs for the other foot',
      aim: 'Give the weaker foot many calm repetitions in three tasks: passing, running with the ball, finishing.',
      setup:
        'Triangle of three stations on {l} × {w} m: pass, slalom of three markers, finish on a mini goal. Two players at each station, balls at the first one. Everything is done with the weaker foot.',
      rules: [
        'Station one: pass to station two, ten metres, weaker foot.',
        'Station two: take it with the outside, round the three markers, pass on.',
        'Station three: first touch out of the feet, second one into the goal.',
        'Everybody follows the ball to the next station; the finisher brings it back to the start.',
        'Halfway through, the whole triangle is turned round so that the ball comes from the other side.',
      ],
      points: [
        'Arms out, weight on the standing leg: balance makes the weak foot strong.',
        'Look at the point of contact until the ball has gone.',
        'Slow and clean first; the speed follows.',
      ],
      harder: ['One touch less at each station.', 'Count: how many in 60 seconds?'],
      easier: ['Stronger foot to control, weaker foot to play.'],
      scoring:
        'A round without a help from the stronger foot is a point; goal in such a round: two.',
      question: 'What does your standing leg do when you play with the other foot?',
      fault: 'The players lean back and swing from the hip, so the ball has no direction.',
    },
    de: {
      title: 'Drei Aufgaben für den anderen Fuß',
      aim: 'Dem schwächeren Fuß viele ruhige Wiederholungen in drei Aufgaben geben: Passen, Führen, Abschließen.',
      setup:
        'Dreieck aus drei Stationen auf {l} × {w} m: Pass, Slalom um drei Hütchen, Abschluss aufs Minitor. Je zwei Spieler pro Station, die Bälle bei der ersten. Alles geschieht mit dem schwächeren Fuß.',
      rules: [
        'Station eins: Pass über zehn Meter zu Station zwei.',
        'Station zwei: mit der Außenseite mitnehmen, um die drei Hütchen, weiterpassen.',
        'Station drei: erster Kontakt aus dem Fuß, der zweite ins Tor.',
        'Alle folgen dem Ball zur nächsten Station; wer abschließt, bringt ihn zum Start.',
        'Zur Halbzeit wird das Dreieck gespiegelt: Der Ball kommt von der anderen Seite.',
      ],
      points: [
        'Arme raus, Gewicht auf dem Standbein: Gleichgewicht macht den Fuß stark.',
        'Den Treffpunkt anschauen, bis der Ball weg ist.',
        'Erst langsam und sauber, das Tempo kommt nach.',
      ],
      harder: ['An jeder Station ein Kontakt weniger.', 'Zählen: Wie viele Runden in 60 Sekunden?'],
      easier: ['Mit dem starken Fuß annehmen, mit dem schwächeren spielen.'],
      scoring: 'Eine Runde ohne Hilfe des starken Fußes: ein Punkt; mit Tor: zwei.',
      question: 'Was macht dein Standbein, wenn du mit dem anderen Fuß spielst?',
      fault: 'Man lehnt sich zurück und schwingt aus der Hüfte, der Ball hat keine Richtung.',
    },
    bg: {
      title: 'Три задачи за другия крак',
      aim: 'Много спокойни повторения за по-слабия крак в три задачи: пас, водене, завършване.',
      setup:
        'Триъгълник от три станции на {l} × {w} м: пас, слалом между три конуса, удар в малка врата. По двама играчи на станция, топките са при първата. Всичко се прави с по-слабия крак.',
      rules: [
        'Първа станция: пас от десет метра към втората.',
        'Втора станция: поемане с външната част, покрай трите конуса и пас нататък.',
        'Трета станция: първото докосване напред, второто – в мрежата.',
        'Всеки отива след топката на следващата станция; завършилият я връща на старта.',
        'На половината време триъгълникът се обръща и топката идва от другата страна.',
      ],
      points: [
        'Ръцете встрани, тежестта на опорния крак: равновесието прави слабия крак силен.',
        'Гледай точката на удара, докато топката тръгне.',
        'Първо бавно и чисто, скоростта идва после.',
      ],
      harder: [
        'С едно докосване по-малко на всяка станция.',
        'Брой: колко обиколки за 60 секунди?',
      ],
      easier: ['Овладяване със силния крак, игра с по-слабия.'],
      scoring: 'Обиколка без помощ от силния крак – точка, с гол – две.',
      question: 'Какво прави опорният ти крак, когато играеш с другия?',
      fault: 'Тялото се отпуска назад, замахът е от таза и топката няма посока.',
    },
  },
}
