/** The attacking team chooses 2v1, 3v2 or 4v3 and plays for different points. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const chooseTheNumbers: Exercise = {
  key: 'choose-the-numbers',
  kind: { practice_type: 'conditioned_game', corners: ['tactical', 'psychological'] },
  sizes: [
    createGoalSize('youth', { area: [30, 24], level: 3, time: [6, 90, 60] }),
    createGoalSize('full', { area: [38, 34], level: 4, time: [6, 90, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const one = drawing.player('a', at(0.04, 0.3))
    const two = drawing.player('a', at(0.04, 0.5))
    const three = drawing.player('a', at(0.04, 0.7))
    drawing.player('a', at(0.04, 0.9))
    const left = drawing.player('b', at(0.6, 0.4))
    const right = drawing.player('b', at(0.62, 0.6))
    drawing.player('b', at(0.9, 0.04))
    const ball = drawing.ball(two)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.run(two, at(0.32, 0.5))
      drawing.run(one, at(0.36, 0.2))
      drawing.run(three, at(0.34, 0.8))
      drawing.run(left, at(0.54, 0.44))
      drawing.run(right, at(0.56, 0.58))
    })
    playInto(drawing, ball, one, at(0.52, 0.22), [
      [left, at(0.58, 0.32)],
      [right, at(0.62, 0.5)],
    ])
    playInto(drawing, ball, two, at(0.66, 0.42), [[left, at(0.66, 0.3)]])
    drawing.shot(ball, placeShot(-0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Choose your numbers',
      aim: 'Judge which overload suits the team and organise it quickly by talking.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Four attackers on the start line, three defenders beside the goal. The coach has the balls.',
      rules: [
        'The attackers agree secretly: two, three or four of them go.',
        'On “Go!” they start; always one defender fewer comes out.',
        'Two against one: six seconds. Three against two: eight. Four against three: ten.',
        'Everybody in the team must play the same number of attacks.',
        'Six attacks, then the teams change with one extra attacker from the defenders.',
      ],
      points: [
        'Say before the start who has the ball and who is the free one.',
        'Few players: go straight. Many: make it wide first.',
        'The carrier commits one defender in every version.',
        'Those who wait watch and say what is open.',
      ],
      harder: ['Defenders may choose once to come out in equal numbers.'],
      easier: ['The defenders show early from which side they come.'],
      scoring:
        'Two against one counts one, three against two two, four against three three points a goal.',
      question: 'Which version fitted you best, and was it the one with most points?',
      fault: 'No plan: all look at each other when the coach says “Go!”.',
    },
    de: {
      title: 'Wählt eure Überzahl',
      aim: 'Einschätzen, welche Überzahl dem Team liegt, und sie durch Absprache schnell ordnen.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Vier Angreifer auf der Startlinie, drei Verteidiger neben dem Tor. Die Bälle hat der Trainer.',
      rules: [
        'Die Angreifer vereinbaren heimlich: zwei, drei oder vier gehen los.',
        'Auf „Los!“ starten sie; heraus kommt immer ein Verteidiger weniger.',
        'Zwei gegen Eins: sechs Sekunden. Drei gegen Zwei: acht. Vier gegen Drei: zehn.',
        'Alle im Team müssen gleich viele Angriffe spielen.',
        'Nach sechs Angriffen tauschen die Teams, ein Angreifer hilft dann der Abwehr aus.',
      ],
      points: [
        'Vor dem Start klären, wer den Ball hat und wer der Freie ist.',
        'Wenige: geradeaus. Viele: zuerst breit machen.',
        'In jeder Variante bindet der Ballführer einen Verteidiger.',
        'Wer wartet, schaut zu und sagt, was offen ist.',
      ],
      harder: ['Die Abwehr darf einmal in Gleichzahl herauskommen.'],
      easier: ['Die Verteidiger zeigen früh, von welcher Seite sie kommen.'],
      scoring:
        'Ein Tor zählt im Zwei gegen Eins eins, im Drei gegen Zwei zwei, im Vier gegen Drei drei.',
      question: 'Welche Variante lag euch am besten, und war es die mit den meisten Punkten?',
      fault: 'Kein Plan: Alle schauen sich an, wenn „Los!“ kommt.',
    },
    bg: {
      title: 'Изберете предимството си',
      aim: 'Преценка кое числено предимство подхожда на отбора и бърза организация чрез говорене.',
      setup:
        '{l} × {w} м, {goal} с вратар. Четирима нападатели на стартовата линия, трима защитници до вратата. Топките са при треньора.',
      rules: [
        'Нападателите тайно решават дали тръгват двама, трима или четирима.',
        'На „Хайде!“ тръгват; излиза винаги с един защитник по-малко.',
        'Двама срещу един – шест секунди, трима срещу двама – осем, четирима – десет.',
        'Всички в отбора играят еднакъв брой атаки.',
        'След шест атаки отборите се сменят, един нападател помага на защитата.',
      ],
      points: [
        'Преди старта кажете кой е с топката и кой е свободният.',
        'Малко играчи – направо. Много – първо широко.',
        'Във всеки вариант водещият привлича един защитник.',
        'Чакащите гледат и казват какво е отворено.',
      ],
      harder: ['Защитата може веднъж да излезе в равен брой.'],
      easier: ['Защитниците рано показват от коя страна идват.'],
      scoring: 'Голът при двама носи една точка, при трима – две, при четирима – три.',
      question: 'Кой вариант ви подхождаше и беше ли той с най-много точки?',
      fault: 'Няма план: всички се гледат, когато чуят „Хайде!“.',
    },
  },
}
