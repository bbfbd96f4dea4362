/** The keeper starts the attack: choosing among three distances. */
import type { TaskWords } from '../kit'

export const choiceWords: TaskWords = {
  en: {
    name: 'Short, middle or long?',
    aim: 'Read how high the opponents stand and start to the zone they have left.',
    setup:
      '{l} × {w} m in three zones of equal depth, a {goal} with a keeper at the right end, two mini goals at the left. In each zone a green pair; three opponents share the field as they like; spare balls behind the goal.',
    steps: [
      'Before each start the opponents agree secretly which zones to crowd.',
      'The keeper has four seconds on the ball to look and decide.',
      'Start to the zone with an extra player: ground, throw or long kick.',
      'From there green plays to the mini goals; nobody leaves the zone before that.',
      'Opponents winning it attack the large goal. New start after every action.',
    ],
    points: [
      'Count from front to back: where are two of ours against one or none?',
      'Body shape shows nothing: look at one zone and play to another.',
      'Long: flat and in front of the pair, not on their heads.',
      'After the start move up so that a pass back is possible.',
    ],
    scoring:
      'Start to a zone with an extra player: one point. Goal: two more. Goal against: minus two.',
    question: 'Which zone did they leave, and when did you see it?',
    fault: 'The same short start each time, whatever they do.',
    harder: ['The opponents may change zones while the keeper looks.'],
    easier: ['The opponents show their zones before the start.'],
  },
  de: {
    name: 'Kurz, mittel oder lang?',
    aim: 'Erkennen, wie hoch der Gegner steht, und in die Zone eröffnen, die er frei lässt.',
    setup:
      '{l} × {w} m in drei gleich tiefen Zonen, rechts ein {goal} mit Torwart, links zwei Minitore. In jeder Zone ein grünes Paar; drei Gegner teilen sich das Feld, wie sie wollen; Ersatzbälle hinter dem Tor.',
    steps: [
      'Die Gegner verabreden vorher heimlich, welche Zonen sie zustellen.',
      'Der Torwart hat am Ball vier Sekunden zum Schauen und Entscheiden.',
      'Eröffnung in die Zone mit Überzahl: flach, als Wurf oder lang.',
      'Von dort geht es auf die Minitore; vorher verlässt niemand seine Zone.',
      'Gewinnen die Gegner, gilt das große Tor. Danach neue Eröffnung.',
    ],
    points: [
      'Von vorn nach hinten zählen: Wo sind zwei von uns gegen einen oder keinen?',
      'Die Haltung verrät nichts: in eine Zone schauen, in die andere spielen.',
      'Lang: flach und vor das Paar, nicht auf die Köpfe.',
      'Nach der Eröffnung nachrücken, damit ein Rückpass möglich ist.',
    ],
    scoring: 'In die Überzahlzone eröffnet: ein Punkt. Tor: zwei dazu. Gegentor: minus zwei.',
    question: 'Welche Zone haben sie frei gelassen, und wann hast du es gesehen?',
    fault: 'Immer dieselbe kurze Eröffnung, egal was sie tun.',
    harder: ['Die Gegner dürfen die Zone wechseln, während der Torwart schaut.'],
    easier: ['Die Gegner zeigen ihre Zonen vor der Eröffnung.'],
  },
  bg: {
    name: 'Късо, средно или дълго?',
    aim: 'Четеш колко високо стои противникът и започваш към зоната, която е оставил.',
    setup:
      '{l} × {w} м в три еднакви зони, вдясно {goal} с вратар, вляво две малки врати. Във всяка зона има зелена двойка; трима противници се разпределят, както искат; резервните топки са зад вратата.',
    steps: [
      'Преди началото противниците тайно се уговарят кои зони да затворят.',
      'Вратарят има четири секунди с топката, за да види и да реши.',
      'Започва се към зоната с предимство: по земя, с ръка или дълго.',
      'Оттам се атакуват малките врати; дотогава никой не напуска зоната си.',
      'Отнемат ли я, противниците атакуват голямата врата. После започва вратарят.',
    ],
    points: [
      'Брой отпред назад: къде двама наши са срещу един или срещу никого?',
      'Тялото не издава нищо: гледай една зона, играй към друга.',
      'Дълго: остро и пред двойката, не към главите ѝ.',
      'След началото излез напред, за да може да ти върнат.',
    ],
    scoring: 'Начало към зона с предимство: точка. Гол: още две. Допуснат гол: минус две.',
    question: 'Коя зона оставиха и кога го видя?',
    fault: 'Все едно и също късо начало, каквото и да правят те.',
    harder: ['Противниците сменят зоните, докато вратарят гледа.'],
    easier: ['Противниците показват зоните си преди началото.'],
  },
}
