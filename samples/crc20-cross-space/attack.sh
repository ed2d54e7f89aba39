# Makes the gate without its guard, to show what the guard stops, and attacks both.
sed 's/ nonReentrant//; s/contract Gate /contract OpenGate /' contracts/Gate.sol > contracts/OpenGate.sol
tsx attack.ts
