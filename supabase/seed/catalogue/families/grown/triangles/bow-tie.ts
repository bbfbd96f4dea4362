/** Two triangles that share one player; a defender in each. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, drawPasses, playInto, type Exercise } from '../kit'
import { matchDistances, shortDistances } from './sizes'

export const bowTie: Exercise = {
  key: 'bow-tie',
  kind: { topic: 'possession', practice_type: 'rondo' },
  sizes: [shortDistances, { ...matchDistances, area: [26, 16] }],
  intensity: 'high',
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.zone(at(0, 0), at(0.47, 1))
    drawing.zone(at(0.53, 0), at(1, 1))
    const left = drawing.player('a', at(0.03, 0.15))
    const low = drawing.player('a', at(0.03, 0.85))
    const hinge = drawing.player('a', at(0.5, 0.5))
    const right = drawing.player('a', at(0.97, 0.15))
    const far = drawing.player('a', at(0.97, 0.85))
    const hunter = drawing.player('b', at(0.22, 0.5))
    const guard = drawing.player('b', at(0.78, 0.5))
    const ball = drawing.ball(left)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(hunter, at(0.14, 0.62))
      drawing.pass(ball, low)
    })
    drawing.together(() => {
      drawing.run(hunter, at(0.14, 0.74))
      drawing.run(hinge, at(0.42, 0.4))
      drawing.pass(ball, left)
    })
    playInto(drawing, ball, hinge, at(0.44, 0.34), [[guard, at(0.68, 0.3)]])
    drawPasses(drawing, ball, [far])
    drawing.together(() => {
      drawing.run(guard, at(0.84, 0.6))
      drawing.pass(ball, right)
    })
    return drawing
  },
  words: {
    en: {
      title: 'Bow tie: out of one triangle, into the next',
      aim: 'Keep the ball in a triangle against one hunter and choose the moment to move it into the second triangle.',
      setup:
        'Two zones side by side, together {l} × {w} m. Two players on the outer corners of each, one hinge player in the middle who belongs to both. One hunter in each zone; a hunter never leaves it.',
      rules: [
        'Three passes in one triangle open the door to the other.',
        'Only the hinge takes the ball across: turn, or one touch to a far corner.',
        'The hunter on the other side waits behind a line until the ball arrives.',
        'A hunter who touches the ball swaps with whoever lost it.',
        'A new hinge after every minute; both hunters play the next ball if nobody lost one.',
      ],
      points: [
        'Corners: widen your angle while the ball is on its way, not afterwards.',
        'Hinge: stand sideways on and know where the second hunter is.',
        'Use the third pass to pull the hunter away from the hinge.',
        'Far corner before near corner: it buys time against the waiting hunter.',
      ],
      harder: [
        'The waiting hunter may step forward on the second pass and mark the hinge.',
        'Five passes in one triangle are a turnover: decide earlier.',
      ],
      easier: ['Hunters hold their hands behind their back and only intercept.'],
      scoring:
        'Each crossing with control on the other side is one point; four in a row are three extra.',
      question: 'When did the hunter help you by leaving the way to the hinge open?',
      fault: 'The hinge stands square and must play the ball back where it came from.',
    },
    de: {
      title: 'Die Fliege: von Dreieck zu Dreieck',
      aim: 'Im Dreieck gegen einen Jäger den Ball halten und den Moment wählen, um ins zweite Dreieck zu spielen.',
      setup:
        'Zwei Zonen nebeneinander, zusammen {l} × {w} m. Je zwei Spieler auf den äußeren Ecken, in der Mitte ein Gelenkspieler, der zu beiden Zonen gehört. In jeder Zone ein Jäger, der sie nicht verlässt.',
      rules: [
        'Drei Pässe in einem Dreieck öffnen die Tür ins andere.',
        'Nur der Gelenkspieler bringt den Ball hinüber: aufdrehen oder direkt auf eine ferne Ecke.',
        'Der Jäger drüben wartet hinter einer Linie, bis der Ball ankommt.',
        'Berührt ein Jäger den Ball, tauscht er mit dem, der ihn verlor.',
        'Jede Minute ein neuer Gelenkspieler; ohne Ballverlust bleiben die Jäger für den nächsten Ball.',
      ],
      points: [
        'Ecken: den Winkel vergrößern, solange der Ball rollt.',
        'Gelenk: seitlich stehen und wissen, wo der zweite Jäger lauert.',
        'Mit dem dritten Pass den Jäger vom Gelenkspieler weglocken.',
        'Lieber die ferne als die nahe Ecke, das bringt Zeit.',
      ],
      harder: [
        'Der wartende Jäger darf beim zweiten Pass vorrücken und das Gelenk decken.',
        'Fünf Pässe im selben Dreieck sind ein Ballverlust: früher entscheiden.',
      ],
      easier: ['Die Jäger nehmen die Hände auf den Rücken und fangen nur ab.'],
      scoring: 'Jeder kontrollierte Übergang ein Punkt; vier in Folge drei Zusatzpunkte.',
      question: 'Wann hat euch der Jäger den Weg zum Gelenk freigegeben?',
      fault: 'Das Gelenk steht frontal und kann nur dorthin zurückspielen, woher der Ball kam.',
    },
    bg: {
      title: 'Папийонка: от триъгълник в триъгълник',
      aim: 'Пазене на топката в триъгълник срещу един преследвач и избор на мига за прехвърляне във втория триъгълник.',
      setup:
        'Две съседни зони, общо {l} × {w} м. По двама играчи на външните ъгли, в средата – свързващ играч, който участва и в двете зони. Във всяка зона по един преследвач, който не излиза от нея.',
      rules: [
        'Три паса в единия триъгълник отварят вратата към другия.',
        'Само свързващият пренася топката: обръщане или от първо към далечен ъгъл.',
        'Отсрещният преследвач чака зад линия, докато топката пристигне.',
        'Преследвач, който докосне топката, се сменя с изгубилия я.',
        'Всяка минута нов свързващ; без загуба преследвачите остават и за следващата топка.',
      ],
      points: [
        'Ъглови: разширявай ъгъла, докато топката пътува.',
        'Свързващ: стой странично и знай къде е вторият преследвач.',
        'С третия пас отдалечи преследвача от свързващия.',
        'Далечният ъгъл е по-добър от близкия: печелиш време.',
      ],
      harder: [
        'Чакащият преследвач може да излезе при втория пас и да покрие свързващия.',
        'Пет паса в един триъгълник са загуба: решавай по-рано.',
      ],
      easier: ['Преследвачите държат ръцете зад гърба и само пресичат.'],
      scoring: 'Всяко контролирано преминаване – точка; четири поред – три допълнителни.',
      question: 'Кога преследвачът ви остави пътя към свързващия отворен?',
      fault: 'Свързващият стои с лице към паса и може само да върне топката обратно.',
    },
  },
}
