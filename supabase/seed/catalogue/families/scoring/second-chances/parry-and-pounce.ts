/** The first shot is meant to be saved: two attackers and a defender fight for the rebound. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const parryAndPounce: Exercise = {
  key: 'parry-and-pounce',
  sizes: [
    createGoalSize('youth', { area: [18, 20], level: 2, time: [6, 60, 45] }),
    createGoalSize('full', { area: [24, 26], level: 3, time: [6, 75, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot, keeper } = createGoalGround(size)
    const shooter = drawing.player('a', at(0.14, 0.5))
    drawing.player('a', at(-0.02, 0.5))
    const upper = drawing.player('a', at(0.56, 0.22))
    const lower = drawing.player('a', at(0.56, 0.78))
    const guard = drawing.player('b', at(0.6, 0.62))
    const ball = drawing.ball(shooter)
    addBench(drawing, 5)
    drawing.run(shooter, at(0.3, 0.52))
    drawing.together(() => {
      drawing.pass(ball, keeper, { kind: 'driven' })
      drawing.run(upper, at(0.76, 0.3))
      drawing.run(lower, at(0.72, 0.72))
      drawing.run(guard, at(0.74, 0.6))
    })
    drawing.together(() => {
      drawing.pass(ball, at(0.82, 0.32), { for: upper })
      drawing.run(upper, at(0.82, 0.32))
      drawing.run(guard, at(0.84, 0.54))
    })
    drawing.shot(ball, placeShot(-0.7))
    return drawing
  },
  words: {
    en: {
      title: 'Parry and pounce',
      aim: 'Expect the rebound from every shot and be first to the ball when the keeper parries.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Two shooters with balls at the open end, a hunter near each post and one defender between them.',
      rules: [
        'The shooter hits a firm ball at the keeper’s body or hands.',
        'The keeper parries it to one side and does not catch.',
        'Hunters start with the shot; the defender may clear.',
        'Two seconds for the second shot, then the ball is dead.',
        'Hunters, shooters and defender move on one place every four balls.',
      ],
      points: [
        'Start when the shooter’s foot comes down, not when the keeper has saved.',
        'Run in an arc with your body open to goal.',
        'Short backswing, side-foot into the side the keeper has left.',
        'Stop before a keeper who has the hands on the ball.',
      ],
      harder: ['Two defenders, and the keeper chooses between catch and parry.'],
      easier: ['No defender; the keeper rolls the ball out.'],
      scoring:
        'Rebound goal two, clearance one for the defender, caught rebound one for the keeper.',
      question: 'Who got there first: the fastest or the one who started first?',
      fault: 'Hunters stand and watch the shot with straight legs.',
    },
    de: {
      title: 'Abgewehrt und nachgesetzt',
      aim: 'Bei jedem Schuss mit dem Abpraller rechnen und zuerst am Ball sein, wenn der Torwart abwehrt.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Am offenen Ende zwei Schützen mit Bällen, nahe jedem Pfosten ein Jäger und dazwischen ein Verteidiger.',
      rules: [
        'Der Schütze schießt fest auf Körper oder Hände des Torwarts.',
        'Der Torwart wehrt zur Seite ab und fängt nicht.',
        'Mit dem Schuss starten die Jäger; der Verteidiger darf klären.',
        'Zwei Sekunden für den Nachschuss, dann ist der Ball tot.',
        'Alle vier Bälle rücken Jäger, Schützen und Verteidiger einen Platz weiter.',
      ],
      points: [
        'Starten, wenn der Schussfuß aufsetzt, nicht erst nach der Parade.',
        'Im Bogen laufen, den Körper offen zum Tor.',
        'Kurz ausholen, Innenseite in die verlassene Seite.',
        'Vor dem Torwart abstoppen, wenn er die Hände am Ball hat.',
      ],
      harder: ['Zwei Verteidiger, und der Torwart darf fangen oder abwehren.'],
      easier: ['Ohne Verteidiger; der Torwart rollt den Ball heraus.'],
      scoring:
        'Nachschusstor zwei, Klärung einer für den Verteidiger, gefangen einer für den Torwart.',
      question: 'Wer war zuerst da: der Schnellste oder wer zuerst startete?',
      fault: 'Die Jäger schauen dem Schuss mit gestreckten Beinen zu.',
    },
    bg: {
      title: 'Отбита топка и добавка',
      aim: 'Очакване на добавка след всеки удар и първо пристигане, когато вратарят отбие.',
      setup:
        '{l} × {w} м, {goal} с вратар. В отворения край двама стрелци с топки, близо до всяка греда по един ловец и между тях защитник.',
      rules: [
        'Стрелецът удря твърдо в тялото или в ръцете на вратаря.',
        'Вратарят отбива встрани, без да лови.',
        'С удара тръгват ловците; защитникът може да изчисти.',
        'Две секунди за добавката, после топката е мъртва.',
        'На всеки четири топки всички се местят с едно място.',
      ],
      points: [
        'Тръгни, когато кракът на стрелеца стъпи, а не след спасяването.',
        'Тичай в дъга, с тяло отворено към вратата.',
        'Къс замах, с вътрешната част в напуснатата страна.',
        'Спри пред вратар, който вече държи топката.',
      ],
      harder: ['Двама защитници, а вратарят сам избира дали да лови.'],
      easier: ['Без защитник; вратарят търкаля топката навън.'],
      scoring: 'Гол от добавка – два, изчистване – един за защитника, уловена – един за вратаря.',
      question: 'Кой беше пръв: най-бързият или който тръгна пръв?',
      fault: 'Ловците гледат удара с изправени крака.',
    },
  },
}
