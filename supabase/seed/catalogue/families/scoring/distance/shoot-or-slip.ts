/** At the edge of the box: the defender decides whether it is a shot or a pass in behind. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const shootOrSlip: Exercise = {
  key: 'shoot-or-slip',
  kind: { practice_type: 'opposed', corners: ['tactical', 'technical'] },
  sizes: [
    createGoalSize('youth', { area: [28, 22], ages: [11, 12], level: 3, time: [6, 90, 60] }),
    createGoalSize('full', { area: [36, 30], level: 4, time: [6, 90, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.4, 0), at(0.56, 1))
    const left = drawing.player('a', at(0.06, 0.3))
    const carrier = drawing.player('a', at(0.3, 0.56))
    const runner = drawing.player('a', at(0.58, 0.24))
    drawing.player('a', at(0.04, 0.7))
    const marker = drawing.player('b', at(0.66, 0.34))
    const stepper = drawing.player('b', at(0.66, 0.6))
    const ball = drawing.ball(left)
    addBench(drawing, 5)
    playInto(drawing, ball, carrier, at(0.36, 0.5), [[runner, at(0.6, 0.2)]])
    drawing.together(() => {
      drawing.run(carrier, at(0.48, 0.48))
      drawing.run(stepper, at(0.62, 0.52))
      drawing.run(marker, at(0.7, 0.3))
    })
    drawing.together(() => {
      drawing.run(carrier, at(0.5, 0.62))
      drawing.run(stepper, at(0.6, 0.54))
    })
    drawing.shot(ball, placeShot(0.9))
    return drawing
  },
  words: {
    en: {
      title: 'Shoot or slip it',
      aim: 'In the zone in front of the box read whether the defence drops or steps out, and choose shot or pass.',
      setup:
        '{l} × {w} m, {goal} with a keeper. A shooting zone is marked across the ground. Two midfielders start deep and a third plays in front of them; a runner faces two defenders beyond the zone.',
      rules: [
        'A midfielder plays the ball in and the carrier turns into the zone.',
        'Defenders drop: shoot from the zone.',
        'One steps out: slip the ball into the space for the runner.',
        'Both stay narrow and close: pass back and start again once.',
        'After each attack move on clockwise; defenders change every six balls.',
      ],
      points: [
        'Enter the zone with your head up and the ball under the shooting foot.',
        'Same backswing for shot and slip pass: the defender has to guess.',
        'Runner: start when the hip of the stepping defender opens.',
        'Low and hard across the keeper, rebounds fall for the runner.',
      ],
      harder: ['Three seconds in the zone, then the chance is gone.'],
      easier: ['Only one defender, who must decide early.'],
      scoring:
        'Goal from the zone three, goal after the slip pass two, ball won one for the defence.',
      question: 'What did the defenders’ first step tell you?',
      fault: 'The carrier looks down for three touches and notices the step too late.',
    },
    de: {
      title: 'Schießen oder durchstecken',
      aim: 'In der Zone vor dem Strafraum lesen, ob die Abwehr fällt oder herausrückt: Schuss oder Steckpass.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Quer über das Feld ist eine Schusszone markiert. Zwei Mittelfeldspieler starten tief, ein dritter spielt davor; hinter der Zone ein Stürmer gegen zwei Verteidiger.',
      rules: [
        'Ein Mittelfeldspieler passt, der Ballführer dreht in die Zone auf.',
        'Die Abwehr fällt: Schuss aus der Zone.',
        'Einer rückt heraus: Steckpass in den Lauf des Stürmers.',
        'Beide eng und nah: einmal zurückspielen und neu anfangen.',
        'Nach jedem Angriff im Uhrzeigersinn wechseln; Verteidiger nach sechs Bällen.',
      ],
      points: [
        'Mit erhobenem Kopf in die Zone, den Ball am Schussfuß.',
        'Gleiches Ausholen für Schuss und Steckpass: Der Gegner muss raten.',
        'Stürmer: starten, sobald der Herausrückende die Hüfte öffnet.',
        'Flach und hart am Torwart vorbei; Abpraller gehören dem Stürmer.',
      ],
      harder: ['Drei Sekunden in der Zone, danach ist die Chance vorbei.'],
      easier: ['Nur ein Verteidiger, der sich früh entscheiden muss.'],
      scoring: 'Tor aus der Zone drei, nach Steckpass zwei, Ballgewinn einer für die Abwehr.',
      question: 'Was hat dir der erste Schritt der Verteidiger verraten?',
      fault: 'Drei Kontakte mit gesenktem Blick, das Herausrücken wird zu spät bemerkt.',
    },
    bg: {
      title: 'Удар или пас в дълбочина',
      aim: 'В зоната пред наказателното поле разчети дали защитата се прибира, или излиза: удар или пас.',
      setup:
        '{l} × {w} м, {goal} с вратар. Напречно е очертана зона за удар. Двама халфове започват отзад, трети е пред тях; зад зоната има нападател срещу двама защитници.',
      rules: [
        'Единият халф подава, а водещият се обръща и влиза в зоната.',
        'Защитата се прибира – удар от зоната.',
        'Единият излиза – пас в пространството за нападателя.',
        'Двамата са плътно – веднъж се връща и се започва отначало.',
        'След атака местата се сменят по часовника, а защитниците – на шест топки.',
      ],
      points: [
        'Влез в зоната с вдигната глава и топка до удрящия крак.',
        'Еднакъв замах за удар и за пас: защитникът трябва да гадае.',
        'Нападател: тръгни, щом излизащият отвори таза.',
        'Ниско и силно напречно на вратаря; отбитите са за нападателя.',
      ],
      harder: ['Три секунди в зоната и шансът отминава.'],
      easier: ['Само един защитник, който решава рано.'],
      scoring: 'Гол от зоната – три, след пас в дълбочина – два, отнемане – точка за защитата.',
      question: 'Какво ти подсказа първата крачка на защитниците?',
      fault: 'Три докосвания с наведена глава – излизането се забелязва късно.',
    },
  },
}
