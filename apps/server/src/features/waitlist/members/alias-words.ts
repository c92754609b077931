/** The words of generated aliases. Each list has 64, so that a random byte chooses fairly. */
export const adjectives = (
  'Amber Bold Brave Breezy Bright Brisk Calm Candid Cheery Clever Coastal Copper Cosy Crafty Crisp Curious ' +
  'Dapper Daring Dashing Deft Eager Early Fabled Fair Fearless Fleet Floral Fond Frosty Gallant Gentle Glad ' +
  'Golden Grand Handy Happy Hardy Hazel Hearty Humble Jolly Keen Kind Lively Lucky Mellow Merry Mighty ' +
  'Misty Modest Nimble Noble Patient Plucky Proud Quick Quiet Rapid Rustic Silver Sleek Sunny Swift Witty'
).split(' ')

export const animals = (
  'Adder Badger Barbel Bat Beaver Bee Beetle Bittern Blackbird Bunting Buzzard Chaffinch Chough Cricket Crane Cuckoo ' +
  'Curlew Deer Dipper Dolphin Dormouse Dove Dragonfly Dunlin Egret Falcon Ferret Finch Firefly Fox Frog Gannet ' +
  'Goldfinch Grebe Grouse Hare Harrier Hedgehog Heron Hobby Jackdaw Kestrel Kingfisher Kite Lapwing Lark Linnet Lynx ' +
  'Magpie Marten Merlin Mole Moth Newt Osprey Otter Owl Oyster Plover Puffin Robin Salmon Seal Wren'
).split(' ')
