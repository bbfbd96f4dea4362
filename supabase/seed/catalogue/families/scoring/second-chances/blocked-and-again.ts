/** Blocked shots fall in front of the box: keep the attack going, second wave. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const blockedAndAgain: Exercise = {
  key: 'blocked-and-again',
  kind: { corners: ['tactical', 'psychological'] },
  sizes: [
    createGoalSize('youth', { area: [26, 26], ages: [11, 13], level: 3, time: [6, 75, 60] }),
    createGoalSize('full', { area: [34, 34], ages: [14, 99], level: 4, time: [6, 90, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const one = drawing.player('a', at(0.44, 0.3))
    const two = drawing.player('a', at(0.34, 0.56))
    const three = drawing.player('a', at(0.48, 0.82))
    const sweeper = drawing.player('a', at(0.14, 0.44))
    const first = drawing.player('b', at(0.64, 0.38))
    const second = drawing.player('b', at(0.66, 0.56))
    const third = drawing.player('b', at(0.64, 0.76))
    const ball = drawing.ball(sweeper)
    addBench(drawing, 6)
    drawing.pass(ball, one)
    drawing.together(() => {
      drawing.run(one, at(0.52, 0.36))
      drawing.run(first, at(0.6, 0.38))
      drawing.run(second, at(0.68, 0.5))
    })
    drawing.together(() => {
      drawing.pass(ball, first, { kind: 'driven' })
      drawing.run(two, at(0.42, 0.54))
      drawing.run(three, at(0.56, 0.8))
    })
    drawing.together(() => {
      drawing.pass(ball, at(0.48, 0.56), { for: two })
      drawing.run(two, at(0.48, 0.56))
      drawing.run(second, at(0.58, 0.54))
      drawing.run(sweeper, at(0.26, 0.5))
    })
    playInto(drawing, ball, three, at(0.7, 0.84), [
      [second, at(0.6, 0.62)],
      [third, at(0.72, 0.72)],
    ])
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Blocked? Once more!',
      aim: 'Stay in the attack after a blocked shot: win the loose ball and find a better chance in the second wave.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Four attackers against three defenders, who are told to block shots. The deepest attacker starts and secures.',
      rules: [
        'The first shot has to come within five seconds.',
        'If it is blocked or saved, everybody plays on for eight seconds.',
        'Attackers collect the loose ball and go for the second chance.',
        'Defenders clear by a pass to the coach at the start line.',
        'Four attacks, then three of the attackers change with the defenders.',
      ],
      points: [
        'Every shooter has somebody two steps behind and beside the ball.',
        'Second ball: first look wide, the defenders have narrowed for the block.',
        'The deepest player moves up with the ball and guards the middle.',
        'Do not argue with the block, react: two seconds decide.',
      ],
      harder: ['Four defenders.'],
      easier: ['The coach plays the second ball in after the block.'],
      scoring: 'First-wave goal one, second-wave goal three. Clearance to the coach one.',
      question: 'Where did the defenders stand after they had blocked?',
      fault: 'The shooter’s hands go up in anger, and the counter is running.',
    },
    de: {
      title: 'Geblockt? Gleich nochmal!',
      aim: 'Nach einem geblockten Schuss im Angriff bleiben: den freien Ball holen und in der zweiten Welle besser abschließen.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Vier Angreifer gegen drei Verteidiger, die Schüsse blocken sollen. Der tiefste Angreifer eröffnet und sichert.',
      rules: [
        'Der erste Schuss muss in fünf Sekunden kommen.',
        'Wird er geblockt oder gehalten, geht es acht Sekunden weiter.',
        'Die Angreifer holen den freien Ball und suchen die zweite Chance.',
        'Die Verteidiger klären mit Pass zum Trainer an der Startlinie.',
        'Nach vier Angriffen tauschen drei Angreifer mit den Verteidigern.',
      ],
      points: [
        'Hinter und neben jedem Schützen steht jemand zwei Schritte vom Ball.',
        'Zweiter Ball: zuerst nach außen schauen, zum Blocken sind alle eng.',
        'Der Tiefste rückt mit auf und bewacht die Mitte.',
        'Nicht ärgern, reagieren: Zwei Sekunden entscheiden.',
      ],
      harder: ['Vier Verteidiger.'],
      easier: ['Nach dem Block spielt der Trainer den zweiten Ball ein.'],
      scoring: 'Tor in der ersten Welle eins, in der zweiten drei. Klärung zum Trainer eins.',
      question: 'Wo standen die Verteidiger, nachdem sie geblockt hatten?',
      fault: 'Der Schütze hebt verärgert die Arme, und der Konter läuft.',
    },
    bg: {
      title: 'Блокиран? Още веднъж!',
      aim: 'Атаката продължава след блокиран удар: свободната топка се печели и се търси по-добър шанс във втора вълна.',
      setup:
        '{l} × {w} м, {goal} с вратар. Четирима нападатели срещу трима защитници, чиято задача е да блокират. Най-задният нападател започва и подсигурява.',
      rules: [
        'Първият удар трябва да дойде до пет секунди.',
        'Ако е блокиран или спасен, се играе още осем секунди.',
        'Нападателите прибират свободната топка и търсят втори шанс.',
        'Защитниците чистят с пас към треньора на стартовата линия.',
        'След четири атаки трима нападатели се сменят със защитниците.',
      ],
      points: [
        'До всеки стрелец има някой на две крачки зад и встрани от топката.',
        'Втора топка: първо поглед навън, за блокирането всички са се сгъстили.',
        'Най-задният се придвижва и пази средата.',
        'Не се ядосвай, реагирай: две секунди решават.',
      ],
      harder: ['Четирима защитници.'],
      easier: ['След блокирането треньорът пуска втора топка.'],
      scoring: 'Гол в първата вълна – един, във втората – три. Изчистена към треньора – един.',
      question: 'Къде стояха защитниците, след като блокираха?',
      fault: 'Стрелецът вдига ядосано ръце, а контрата вече тече.',
    },
  },
}
