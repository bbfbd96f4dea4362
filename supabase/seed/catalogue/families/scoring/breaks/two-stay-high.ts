/** Two strikers stay high while the block wins the ball. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const twoStayHigh: Exercise = {
  key: 'two-stay-high',
  kind: { corners: ['tactical', 'physical'] },
  sizes: [
    createGoalSize('youth', { area: [44, 28], ages: [11, 13], level: 3, time: [6, 90, 75] }),
    createGoalSize('full', { area: [60, 40], ages: [14, 99], level: 4, time: [6, 90, 90] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0, 0), at(0.38, 1))
    const winner = drawing.player('a', at(0.16, 0.42))
    const second = drawing.player('a', at(0.18, 0.66))
    const third = drawing.player('a', at(0.12, 0.2))
    const striker = drawing.player('a', at(0.52, 0.36))
    const partner = drawing.player('a', at(0.54, 0.66))
    const owner = drawing.player('b', at(0.3, 0.56))
    const other = drawing.player('b', at(0.28, 0.3))
    const wide = drawing.player('b', at(0.26, 0.84))
    const left = drawing.player('b', at(0.6, 0.4))
    const right = drawing.player('b', at(0.62, 0.62))
    const ball = drawing.ball(other)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.pass(ball, owner)
      drawing.run(winner, at(0.2, 0.46))
    })
    drawing.together(() => {
      drawing.pass(ball, at(0.24, 0.52), { for: winner })
      drawing.run(winner, at(0.24, 0.52))
      drawing.run(striker, at(0.48, 0.34))
      drawing.run(left, at(0.56, 0.38))
    })
    drawing.together(() => {
      drawing.pass(ball, striker)
      drawing.run(second, at(0.4, 0.74))
      drawing.run(third, at(0.36, 0.16))
      drawing.run(owner, at(0.36, 0.54))
      drawing.run(wide, at(0.36, 0.82))
    })
    drawing.together(() => {
      drawing.pass(ball, at(0.72, 0.66), { for: partner })
      drawing.run(partner, at(0.72, 0.66))
      drawing.run(right, at(0.72, 0.56))
      drawing.run(left, at(0.66, 0.44))
      drawing.run(striker, at(0.64, 0.3))
    })
    drawing.run(partner, at(0.8, 0.68))
    drawing.shot(ball, placeShot(0.9))
    return drawing
  },
  words: {
    en: {
      title: 'Two stay high',
      aim: 'After winning the ball find one of two strikers with the first pass and attack before the opponents are back.',
      setup:
        '{l} × {w} m, {goal} with a keeper at one end, a marked defending zone at the other. In the zone three against three, in front two strikers against two centre-backs.',
      rules: [
        'The opponents keep the ball in the zone: eight passes are a point.',
        'After the win the first pass goes forward, at the latest the second.',
        'Two of the winning three may join the attack, two losers may chase.',
        'The attack has ten seconds from the win.',
        'After five balls strikers and zone players swap; then the roles of the teams.',
      ],
      points: [
        'Strikers: stand between the lines, side-on, ready before the ball is won.',
        'Win, lift the head, play: no extra dribble in the crowd.',
        'One striker comes to the ball, the other goes behind.',
        'Joiners run past the ball on the outside, not towards it.',
      ],
      harder: ['All three losers may chase.'],
      easier: ['A free first pass: nobody attacks the winner for two seconds.'],
      scoring: 'Goal two, goal with the first pass to a striker three, eight passes one.',
      question: 'What did the strikers do while the other team had the ball?',
      fault: 'The winner turns back to be safe and the strikers’ run was for nothing.',
    },
    de: {
      title: 'Zwei bleiben vorn',
      aim: 'Nach dem Ballgewinn mit dem ersten Pass einen von zwei Stürmern finden und angreifen, ehe der Gegner zurück ist.',
      setup:
        '{l} × {w} m, am einen Ende {goal} mit Torwart, am anderen eine markierte Abwehrzone. In der Zone drei gegen drei, davor zwei Stürmer gegen zwei Innenverteidiger.',
      rules: [
        'Der Gegner hält den Ball in der Zone: Acht Pässe sind ein Punkt.',
        'Nach dem Ballgewinn geht der erste, spätestens der zweite Pass nach vorn.',
        'Zwei der drei Balleroberer rücken nach, zwei Verlierer dürfen verfolgen.',
        'Ab dem Ballgewinn bleiben zehn Sekunden.',
        'Nach fünf Bällen tauschen Stürmer und Zonenspieler, dann die Teams die Rollen.',
      ],
      points: [
        'Stürmer: seitlich zwischen den Linien stehen, bereit vor dem Ballgewinn.',
        'Gewinnen, Kopf heben, spielen: kein Zusatzdribbling im Gedränge.',
        'Ein Stürmer kommt zum Ball, der andere geht in die Tiefe.',
        'Nachrückende laufen außen am Ball vorbei und nicht zu ihm hin.',
      ],
      harder: ['Alle drei Verlierer dürfen verfolgen.'],
      easier: ['Freier erster Pass: Zwei Sekunden greift niemand den Eroberer an.'],
      scoring: 'Tor zwei, Tor mit erstem Pass auf einen Stürmer drei, acht Pässe eins.',
      question: 'Was taten die Stürmer, während der Gegner den Ball hatte?',
      fault: 'Der Eroberer dreht zur Sicherheit ab, der Lauf der Stürmer war umsonst.',
    },
    bg: {
      title: 'Двама остават отпред',
      aim: 'След отнемане първият пас намира единия от двама нападатели и се атакува, преди противникът да се върне.',
      setup:
        '{l} × {w} м, в единия край {goal} с вратар, в другия – очертана зона за отбрана. В зоната трима срещу трима, отпред двама нападатели срещу двама централни защитници.',
      rules: [
        'Противникът пази топката в зоната: осем паса са точка.',
        'След отнемане първият или най-късно вторият пас е напред.',
        'Двама от отнелите се включват, двама от загубилите могат да гонят.',
        'От отнемането има десет секунди.',
        'След пет топки нападатели и играчи от зоната се сменят, после и отборите.',
      ],
      points: [
        'Нападатели: стойте странично между линиите, готови преди отнемането.',
        'Отнеми, вдигни глава, играй: без излишен дрибъл в тълпата.',
        'Единият нападател идва към топката, другият тръгва в дълбочина.',
        'Включващите се тичат отвън покрай топката, а не към нея.',
      ],
      harder: ['И тримата загубили могат да гонят.'],
      easier: ['Свободен първи пас: две секунди никой не напада отнелия.'],
      scoring: 'Гол – два, гол с първи пас към нападател – три, осем паса – един.',
      question: 'Какво правеха нападателите, докато другите имаха топката?',
      fault: 'Отнелият се връща за сигурност и бягането на нападателите е напразно.',
    },
  },
}
