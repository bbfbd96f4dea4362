/** A diamond plays through two defenders to a goal line and back. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { largeShape, smallShape } from './sizes'

export const diamondMatch: Exercise = {
  key: 'diamond-match',
  kind: { topic: 'possession', practice_type: 'positional_game' },
  sizes: [smallShape, { ...largeShape, area: [34, 22] }],
  intensity: 'high',
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.goal('mini', at(0, 0.2), 0)
    drawing.goal('mini', at(0, 0.8), 0)
    drawing.zone(at(0.88, 0), at(1, 1))
    const back = drawing.player('a', at(0.2, 0.5))
    const left = drawing.player('a', at(0.5, 0.12))
    const right = drawing.player('a', at(0.5, 0.88))
    const front = drawing.player('a', at(0.78, 0.5))
    const first = drawing.player('b', at(0.38, 0.42))
    const second = drawing.player('b', at(0.62, 0.52))
    drawing.player('b', at(0.02, 0.5))
    const ball = drawing.ball(back)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.run(first, at(0.42, 0.28))
      drawing.run(second, at(0.62, 0.36))
      drawing.run(front, at(0.68, 0.24))
      drawing.pass(ball, left)
    })
    playInto(drawing, ball, front, at(0.66, 0.18), [[right, at(0.7, 0.74)]])
    playInto(drawing, ball, right, at(0.84, 0.62), [[second, at(0.74, 0.44)]])
    moveAll(drawing, [right, at(0.94, 0.6)], [second, at(0.84, 0.5)])
    return drawing
  },
  words: {
    en: {
      title: 'Diamond against two plus one',
      aim: 'Four players keep a diamond while it moves up the pitch, and close the middle together when the ball is lost.',
      setup:
        'Pitch of {l} × {w} m: an end zone on one short side, two mini goals on the other. Four in a diamond start from the mini goals, two defenders wait in the middle, a third rests between the mini goals.',
      rules: [
        'The four try to carry or receive the ball in the end zone.',
        'Two defenders hunt the ball and score in the mini goals after a win.',
        'At each win the third defender joins the break, so it becomes three against four.',
        'After a goal or an end-zone point the ball starts again with the back player.',
        'The third defender changes at every restart; after each round the defenders swap with three of the diamond.',
      ],
      points: [
        'Two passing lanes for the ball carrier at every moment, three if possible.',
        'Move up together: the diamond keeps its shape and travels.',
        'When one side is closed, play back and over the other without haste.',
        'At the loss the nearest presses, the others close the middle first.',
      ],
      harder: ['All passes into the end zone must be first time.'],
      easier: ['The third defender stays out, the break is two against four.'],
      scoring: 'End zone by dribble: one point. By a pass to the third man: two. Mini goal: two.',
      question: 'When the ball was at the side, who made the third lane?',
      fault: 'The back player joins the attack and nobody stays behind the ball.',
    },
    de: {
      title: 'Raute gegen zwei plus einen',
      aim: 'Zu viert als Raute nach vorn wandern und bei Ballverlust gemeinsam die Mitte schließen.',
      setup:
        'Feld von {l} × {w} m: auf einer Schmalseite eine Endzone, auf der anderen zwei Minitore. Vier Spieler beginnen als Raute vor den Minitoren, zwei Verteidiger in der Mitte, ein dritter pausiert zwischen den Minitoren.',
      rules: [
        'Die vier wollen in der Endzone dribbelnd ankommen oder dort annehmen.',
        'Zwei Verteidiger jagen und treffen nach Ballgewinn in die Minitore.',
        'Bei jedem Ballgewinn schaltet sich der dritte ein: drei gegen vier.',
        'Nach Tor oder Zonenpunkt beginnt der hintere Spieler mit dem nächsten Ball.',
        'Der dritte Verteidiger wechselt bei jedem Neustart; nach jedem Durchgang tauschen die Verteidiger mit drei aus der Raute.',
      ],
      points: [
        'Immer zwei Passwege für den Ballführenden, besser drei.',
        'Gemeinsam aufrücken: Die Raute behält ihre Form und wandert.',
        'Ist eine Seite zu, ruhig hinten herum auf die andere.',
        'Bei Verlust: Der Nächste presst, die anderen schließen zuerst die Mitte.',
      ],
      harder: ['Pässe in die Endzone nur direkt.'],
      easier: ['Der dritte Verteidiger bleibt draußen, gekontert wird zu zweit.'],
      scoring: 'Endzone per Dribbling: ein Punkt. Per Pass über den Dritten: zwei. Minitor: zwei.',
      question: 'Ball außen: Wer hat den dritten Passweg geschaffen?',
      fault: 'Der hintere Spieler rückt mit auf, hinter dem Ball bleibt niemand.',
    },
    bg: {
      title: 'Ромб срещу двама плюс един',
      aim: 'Четирима пазят ромба, докато напредват, и при загуба заедно затварят средата.',
      setup:
        'Поле {l} × {w} м: на едната къса страна крайна зона, на другата две малки врати. Четирима в ромб започват пред вратите, двама защитници са в средата, трети почива между вратите.',
      rules: [
        'Четиримата се стремят да вкарат топката в крайната зона с водене или с пас.',
        'Двамата защитници преследват и след отнемане вкарват в малките врати.',
        'При всяко отнемане се включва и третият: трима срещу четирима.',
        'След гол или точка от зоната задният започва със следващата топка.',
        'Третият защитник се сменя при всяко начало; след всяка серия защитниците се сменят с трима от ромба.',
      ],
      points: [
        'Винаги две линии за пас за водещия, най-добре три.',
        'Напредвайте заедно: ромбът пази формата си и пътува.',
        'Ако едната страна е затворена, спокойно през задния към другата.',
        'При загуба най-близкият пресира, останалите първо затварят средата.',
      ],
      harder: ['Пасовете в крайната зона са само от първо.'],
      easier: ['Третият защитник стои вън, контраатаката е с двама.'],
      scoring: 'Зона с водене – точка. С пас през трети човек – две. Гол в малка врата – две.',
      question: 'Топката беше отстрани: кой направи третата линия за пас?',
      fault: 'Задният се включва в атаката и зад топката не остава никой.',
    },
  },
}
