/** Wall pass past a defender, with a bouncer on each side. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, playInto, type Exercise } from '../kit'
import { matchDistances, shortDistances } from './sizes'

export const wallOrGo: Exercise = {
  key: 'wall-or-go',
  sizes: [shortDistances, matchDistances],
  intensity: 'high',
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.zone(at(0.82, 0), at(1, 1))
    const first = drawing.player('a', at(0.08, 0.5))
    drawing.ball(drawing.player('a', at(0.02, 0.36)))
    const top = drawing.player('a', at(0.5, 0.06))
    drawing.player('a', at(0.5, 0.94))
    const defender = drawing.player('b', at(0.56, 0.5))
    drawing.player('b', at(0.88, 0.5))
    const ball = drawing.ball(first)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(first, at(0.36, 0.46))
      drawing.run(defender, at(0.48, 0.46))
    })
    drawing.pass(ball, top)
    playInto(drawing, ball, first, at(0.66, 0.34), [[defender, at(0.52, 0.36)]])
    drawing.run(first, at(0.92, 0.3))
    return drawing
  },
  words: {
    en: {
      title: 'Wall pass or go alone',
      aim: 'Beat one defender with a wall pass or by dribbling. The ball carrier decides by looking at the defender’s feet.',
      setup:
        'Ground of {l} × {w} m, the last few metres an end zone. A carrier with the ball and one waiting at the start, a bouncer on each long side, one defender in the middle and a second who rests in the end zone.',
      rules: [
        'The carrier dribbles straight at the defender.',
        'At about three metres the carrier chooses: bounce off a side player or go past alone.',
        'Side players have one touch and may slide along their line.',
        'The attack counts when the ball is stopped in the end zone.',
        'The carrier moves on to a side, a side player fetches a ball at the start; defenders take turns.',
      ],
      points: [
        'Commit the defender: nobody falls for a pass played from seven metres away.',
        'Pass with the foot nearer to the bouncer and sprint without looking back.',
        'Bouncer: open body, return the ball into space, never behind the runner.',
        'If the defender’s hips follow the pass early, keep the ball.',
      ],
      harder: [
        'The resting defender joins in as soon as the ball has passed the first.',
        'Bouncers may also keep the ball and attack themselves, the carrier becomes the wall.',
      ],
      easier: ['Only one side player, and the defender must stay on a line.'],
      scoring:
        'Reaching the zone: one point. Wall pass with the defender behind the ball: two. Won and dribbled out at the start: one for the defender.',
      question: 'At which distance did the defender have to decide, and who made them do it?',
      fault: 'The run after the pass begins only when the ball has already come back.',
    },
    de: {
      title: 'Doppelpass oder selbst vorbei',
      aim: 'Einen Verteidiger per Doppelpass oder Dribbling überwinden. Die Füße des Gegners geben die Antwort.',
      setup:
        'Feld von {l} × {w} m, die letzten Meter sind Endzone. Am Start ein Ballführer und ein Wartender, auf jeder Längsseite ein Wandspieler, in der Mitte ein Verteidiger, ein zweiter pausiert in der Endzone.',
      rules: [
        'Der Ballführer dribbelt gerade auf den Verteidiger zu.',
        'Bei etwa drei Metern entscheidet er: Wandspieler oder allein vorbei.',
        'Die Wandspieler haben einen Kontakt und dürfen sich auf ihrer Linie verschieben.',
        'Der Angriff zählt, wenn der Ball in der Endzone gestoppt ist.',
        'Der Ballführer wechselt nach außen, ein Wandspieler zum Start; die Verteidiger lösen sich ab.',
      ],
      points: [
        'Gegner binden: Auf einen Pass aus sieben Metern fällt keiner herein.',
        'Mit dem wandnahen Fuß passen und ohne Umschauen durchstarten.',
        'Wandspieler: offene Stellung, Rückpass in den Raum und nie in den Rücken.',
        'Dreht der Gegner früh die Hüfte zum Pass, behältst du den Ball.',
      ],
      harder: [
        'Der pausierende Verteidiger greift ein, sobald der erste überspielt ist.',
        'Auch die Wandspieler dürfen durchgehen, der Ballführer wird zur Wand.',
      ],
      easier: ['Nur ein Wandspieler, der Verteidiger bleibt auf einer Linie.'],
      scoring:
        'Zone erreicht: ein Punkt. Doppelpass hinter den Gegner: zwei. Ballgewinn und Dribbling zum Start: einer für den Verteidiger.',
      question: 'Bei welchem Abstand musste sich der Verteidiger entscheiden, und wodurch?',
      fault: 'Der Lauf nach dem Pass beginnt erst, wenn der Ball schon zurückkommt.',
    },
    bg: {
      title: 'Стена или сам напред',
      aim: 'Преодоляване на защитник с двоен пас или с дрибъл. Краката на защитника подсказват решението.',
      setup:
        'Поле {l} × {w} м, последните метри са крайна зона. На старта – водещ с топка и един чакащ, на всяка странична линия по една „стена“, в средата защитник, а втори почива в крайната зона.',
      rules: [
        'Водещият тръгва с топката право към защитника.',
        'На около три метра избира: пас към „стената“ или сам покрай защитника.',
        '„Стените“ играят с едно докосване и могат да се местят по своята линия.',
        'Атаката се брои, когато топката е спряна в крайната зона.',
        'Водещият става „стена“, една „стена“ отива на старта; защитниците се редуват.',
      ],
      points: [
        'Привлечи защитника: на пас от седем метра никой не се лъже.',
        'Подай с крака, който е по-близо до „стената“, и спринтирай без да гледаш назад.',
        '„Стена“: отворено тяло, връщай в пространството, никога зад гърба.',
        'Ако защитникът рано завърти таза към паса, задръж топката.',
      ],
      harder: [
        'Почиващият защитник се включва, щом първият е преодолян.',
        'И „стените“ могат да тръгнат с топката, тогава водещият става „стена“.',
      ],
      easier: ['Само една „стена“, защитникът се движи по линия.'],
      scoring:
        'Стигната зона – точка. Двоен пас зад защитника – две. Отнета и изведена до старта топка – точка за защитника.',
      question: 'На какво разстояние защитникът трябваше да реши и какво го принуди?',
      fault: 'Спринтът след паса започва чак когато топката вече се връща.',
    },
  },
}
