/** A cross that runs through to the other wing comes back at once. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const secondCross: Exercise = {
  key: 'second-cross',
  kind: { practice_type: 'opposed' },
  sizes: [
    createGoalSize('youth', { area: [24, 32], level: 3, time: [6, 75, 60] }),
    createGoalSize('full', { area: [32, 44], level: 4, time: [6, 90, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0, 0), at(1, 0.18))
    drawing.zone(at(0, 0.82), at(1, 1))
    const left = drawing.player('a', at(0.46, 0.08))
    const right = drawing.player('a', at(0.5, 0.92))
    const one = drawing.player('a', at(0.44, 0.4))
    const two = drawing.player('a', at(0.42, 0.62))
    const first = drawing.player('b', at(0.62, 0.42))
    const second = drawing.player('b', at(0.62, 0.6))
    drawing.player('b', at(0.02, 0.5))
    const ball = drawing.ball(left)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.run(left, at(0.7, 0.06))
      drawing.run(one, at(0.76, 0.38))
      drawing.run(two, at(0.7, 0.62))
      drawing.run(first, at(0.8, 0.44))
      drawing.run(second, at(0.76, 0.56))
    })
    drawing.together(() => {
      drawing.run(right, at(0.82, 0.9))
      drawing.pass(ball, at(0.82, 0.9), { for: right, kind: 'lofted' })
      drawing.run(two, at(0.66, 0.66))
      drawing.run(second, at(0.84, 0.66))
    })
    playInto(drawing, ball, two, at(0.72, 0.72), [[first, at(0.82, 0.46)]])
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Keep the cross alive',
      aim: 'Make a second chance out of a cross that goes over everybody, before the defence has turned.',
      setup:
        '{l} × {w} m, {goal} with a keeper, a channel along each side. A winger in each channel, two strikers and two defenders in the middle, a third defender rests.',
      rules: [
        'One winger crosses from the channel, freely and without an opponent.',
        'If the strikers miss it, the other winger collects before it is out.',
        'The second ball comes back within three touches: low, across or to the edge.',
        'Two defenders mark and clear; a cleared ball ends the attack.',
        'The next attack starts on the other wing, one defender changes each time.',
      ],
      points: [
        'After the first cross both strikers move: one back out, one to the far post.',
        'Opposite winger: start with the cross, not when it lands.',
        'Second ball quickly: defenders still face the wrong side.',
        'Keep the body open to the goal in both phases.',
      ],
      harder: ['Opposite winger has one touch.', 'The third defender joins in as well.'],
      easier: ['The first cross is always rolled to the far winger.'],
      scoring: 'Goal from the first ball one, from the second ball three, clearance one.',
      question: 'Where did the defenders look when the second ball came?',
      fault: 'Strikers stop and complain about the cross that was too long.',
    },
    de: {
      title: 'Die Flanke am Leben halten',
      aim: 'Aus einer zu langen Flanke die zweite Chance machen, bevor sich die Abwehr gedreht hat.',
      setup:
        '{l} × {w} m, {goal} mit Torwart, an jeder Seite ein Kanal. In jedem Kanal ein Flügelspieler, in der Mitte zwei Stürmer gegen zwei Verteidiger, ein dritter Verteidiger pausiert.',
      rules: [
        'Ein Flügelspieler flankt aus dem Kanal, frei und ohne Gegner.',
        'Verpassen die Stürmer, holt der andere Flügel den Ball vor der Auslinie.',
        'Der zweite Ball kommt nach höchstens drei Kontakten: flach, quer oder zurück.',
        'Zwei Verteidiger decken und klären; ein geklärter Ball beendet den Angriff.',
        'Der nächste Angriff kommt von der anderen Seite, ein Verteidiger wechselt.',
      ],
      points: [
        'Nach der ersten Flanke bewegen sich beide: einer zurück, einer zum langen Pfosten.',
        'Ferner Flügel: mit der Flanke starten, nicht erst bei der Landung.',
        'Zweiter Ball schnell: Die Abwehr schaut noch zur falschen Seite.',
        'In beiden Phasen offen zum Tor stehen.',
      ],
      harder: ['Der ferne Flügel hat einen Kontakt.', 'Der dritte Verteidiger ist mit dabei.'],
      easier: ['Die erste Flanke rollt immer zum fernen Flügel durch.'],
      scoring: 'Tor aus dem ersten Ball eins, aus dem zweiten drei, Klärung eins.',
      question: 'Wohin schauten die Verteidiger, als der zweite Ball kam?',
      fault: 'Die Stürmer bleiben stehen und ärgern sich über die zu lange Flanke.',
    },
    bg: {
      title: 'Центрирането още е живо',
      aim: 'От прелетялото центриране се прави втори шанс, преди защитата да се е обърнала.',
      setup:
        '{l} × {w} м, {goal} с вратар, по коридор на всяка страна. Във всеки коридор има крило, в средата двама нападатели срещу двама защитници, трети защитник почива.',
      rules: [
        'Едното крило центрира от коридора свободно, без противник.',
        'Ако нападателите пропуснат, другото крило прибира топката преди аута.',
        'Втората топка идва до три докосвания: ниско, напречно или назад.',
        'Двама защитници пазят и чистят; изчистената топка е край на атаката.',
        'Следващата атака е от другото крило, всеки път се сменя един защитник.',
      ],
      points: [
        'След първото центриране се движат и двамата: единият назад, другият към далечната греда.',
        'Далечно крило: тръгни с центрирането, а не когато падне.',
        'Втората топка е бърза: защитата още гледа в грешната посока.',
        'И в двете фази стой отворен към вратата.',
      ],
      harder: ['Далечното крило има едно докосване.', 'Включва се и третият защитник.'],
      easier: ['Първото центриране винаги стига до далечното крило.'],
      scoring: 'Гол от първата топка – един, от втората – три, изчистване – един.',
      question: 'Накъде гледаха защитниците, когато дойде втората топка?',
      fault: 'Нападателите спират и се сърдят на дългото центриране.',
    },
  },
}
